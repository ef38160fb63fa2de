import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { cover } from '../src/fixtures/art.fixture'
import { boxTitle } from '../src/fixtures/ledger.fixture'
import { copiesLeft, lootSet } from '../src/fixtures/loot.fixture'
import { Button } from '../src/parts/button'
import { parseRarity } from '../src/tickets/rarity'
import type { StageLoot } from '../src/tickets/reveal-order'
import { RevealStage } from '../src/tickets/reveal-stage'
import './reveal-page.css'

/** The stage alone, with the number and rarity of tickets from the address. `undrawn` keeps the ledger from drawing. */
const query = new URLSearchParams(location.search)
const count = Number(query.get('count') ?? 1)
const rarity = parseRarity(query.get('edge'))
const same = lootSet.filter((one) => count > 1 || one.rarity === rarity)
const loot = Array.from({ length: count }, (_, place): StageLoot => {
  const index = (place * 5 + 1) % same.length
  const {
    name,
    picture,
    rarity: own,
    left,
    description,
  } = same[index] ?? {
    name: '',
    picture: cover,
    rarity,
    left: 0,
    description: '',
  }
  return {
    key: `${place}`,
    name,
    picture,
    rarity: own,
    description,
    note: `Eco Creatures · No. ${340 + place}`,
    chance: {
      probability: left / copiesLeft,
      text: `1 in ${Math.round(copiesLeft / Math.max(1, left))}`,
      counts: `${left} of ${copiesLeft} in the box`,
    },
    album:
      place % 2 === 0 ? { text: `NEW · ${9 + place} of 24`, isNew: true } : { text: 'Third of its kind', isNew: false },
  }
})

function Page() {
  const [torn, setTorn] = useState(false)
  const [sound, setSound] = useState(false)
  const [skip, setSkip] = useState(false)
  return (
    <RevealStage
      tickets={loot.map((_, place) => `#${418 + place}#`)}
      title={boxTitle}
      picture={cover}
      torn={torn}
      onTear={() => setTorn(true)}
      loot={query.has('undrawn') ? undefined : loot}
      sound={sound}
      onSoundChange={setSound}
      skip={skip}
      onSkipChange={setSkip}
      exit={
        <Button variant="quiet" size="small">
          DONE
        </Button>
      }
    >
      <div className="grid w-full max-w-md grid-cols-2 gap-2.5">
        <Button variant="primary" size="large" className="col-span-2">
          Redeem all
        </Button>
        <Button>Share</Button>
        <Button>Album 9/24</Button>
      </div>
    </RevealStage>
  )
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(<Page />)

/** The intervals between frames for `length` ms, without the first two, which belong to earlier work. */
const framesFor = (length: number) =>
  new Promise<number[]>((resolve) => {
    const gaps: number[] = []
    const began = performance.now()
    let before = began
    const tick = (now: number) => {
      gaps.push(now - before)
      before = now
      if (now - began < length) requestAnimationFrame(tick)
      else resolve(gaps.slice(2))
    }
    requestAnimationFrame(tick)
  })
Object.assign(window, { framesFor })
