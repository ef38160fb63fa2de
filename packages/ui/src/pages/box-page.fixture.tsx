import { cover } from '../fixtures/art.fixture'
import { boxTitle, minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { copiesLeft, type LootFixture, lootNamed, lootSet } from '../fixtures/loot.fixture'
import { tape } from '../fixtures/market.fixture'
import { Link } from '../parts/link'
import type { RecentReveal } from '../sections/recent-reveals'
import type { FairnessRow } from '../tickets/fairness-panel'
import type { OddsRow } from '../tickets/odds-table'
import { type Rarity, rarityWords } from '../tickets/rarity'

const price = '2 XRD'

export const countedAt = (
  <>
    Counted on the ledger at version <span className="figure">{version.toLocaleString('en')}</span>.{' '}
    <Link href="#check">Check it yourself</Link>
  </>
)

export const drawings: readonly OddsRow[] = lootSet.map(({ name, picture, rarity, left }) => ({
  key: name,
  name,
  picture,
  rarity,
  left,
  chance: left / copiesLeft,
}))

const shown: Readonly<Record<Rarity, string>> = {
  foil: 'Mossback',
  double: 'Tidehugger',
  hatched: 'Emberpuff',
  plain: 'Clover Bun',
}

export const edges: readonly OddsRow[] = (['foil', 'double', 'hatched', 'plain'] as const).map((rarity) => {
  const same = lootSet.filter((one) => one.rarity === rarity)
  const left = same.reduce((sum, one) => sum + one.left, 0)
  const names = same.length
  return {
    key: rarity,
    name: `${names} kinds`,
    picture: lootNamed(shown[rarity]).picture,
    rarity,
    rarityLabel: rarityWords[rarity],
    left,
    chance: left / copiesLeft,
  }
})

const revealed = ({ name, picture, description, rarity }: LootFixture, minutes: number): RecentReveal => ({
  key: name,
  name,
  picture,
  description,
  rarity,
  at: minutesAgo(minutes),
  href: `#${name}`,
})

export const reveals: readonly RecentReveal[] = [
  revealed(lootNamed('Clover Bun'), 0.2),
  revealed(lootNamed('Mossback'), 2),
  revealed(lootNamed('Emberpuff'), 6),
  revealed(lootNamed('Tidehugger'), 9),
]

export const activity = tape.slice(0, 3)

export const fairness: readonly FairnessRow[] = [
  { key: 'foil', rarity: 'foil', published: 0.015, observed: 0.017, draws: 10 },
  { key: 'double', rarity: 'double', published: 0.06, observed: 0.061, draws: 36 },
  { key: 'hatched', rarity: 'hatched', published: 0.191, observed: 0.189, draws: 111 },
  { key: 'plain', rarity: 'plain', published: 0.734, observed: 0.733, draws: 431 },
]

export const questions = [
  {
    question: 'What do I get for a ticket?',
    answer: 'One drawing of the set, picked by the ledger when you reveal. Which one, nobody knows before.',
  },
  {
    question: 'Who pays the network fee?',
    answer: 'You do, unless your account holds 100 BALLER: then the box pays it.',
  },
  {
    question: 'Can the loot be taken back?',
    answer: 'No. The rules of each collection are on the ledger; its page shows them in plain words.',
  },
  {
    question: 'The reveal takes long. Is my ticket lost?',
    answer:
      'No. Revealing is two transactions: you open the ticket, then the ledger draws. You can close the page meanwhile.',
  },
]

export const hero = {
  title: boxTitle,
  lede: `Tear a ticket open and one of 24 huggable creatures is yours to keep, trade or just look at.`,
  picture: cover,
  smallPrint: price,
  now: NOW,
}
