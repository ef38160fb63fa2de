import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { cover } from '../src/fixtures/art.fixture'
import { boxTitle } from '../src/fixtures/ledger.fixture'
import { lootSet } from '../src/fixtures/loot.fixture'
import { parseRarity } from '../src/tickets/rarity'
import { RevealStage } from '../src/tickets/reveal-stage'
import './reveal-page.css'

/** The stage alone, with the number and rarity of tickets from the address. */
const query = new URLSearchParams(location.search)
const count = Number(query.get('count') ?? 1)
const rarity = parseRarity(query.get('edge'))
const same = lootSet.filter((one) => count > 1 || one.rarity === rarity)
const loot = Array.from({ length: count }, (_, place) => {
  const { name, picture, rarity: own } = same[place % same.length] ?? { name: '', picture: cover, rarity }
  return { key: `${place}`, name, picture, rarity: own }
})

function Page() {
  const [torn, setTorn] = useState(false)
  return (
    <RevealStage
      className="mx-auto min-h-dvh max-w-5xl p-4"
      tickets={loot.map(({ key }) => `#${key}#`)}
      title={boxTitle}
      picture={cover}
      torn={torn}
      onTear={() => setTorn(true)}
      loot={loot}
    />
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
