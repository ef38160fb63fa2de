import { runs } from '@lootboxes/tooling/runs'
import { bech32m } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawIndex, drawSeed } from './blueprints/draw-seed'
import { lootbox } from './blueprints/lootbox'
import { ticketOf } from './blueprints/ticket'
import { createDevnet, type Devnet } from './create-devnet'
import { sortedIds } from './engine/holding'
import { idsIn } from './engine/vaults'
import { devKeys } from './keys'
import { random } from './random'
import { encodeSbor } from './sbor/encode-sbor'
import { localId } from './sbor/programmatic'
import { placeKey } from './store/families'
import { lootBooks, ticketBooks, xrdBooks } from './testing/account-books'
import { recipes } from './testing/recipes'
import { testWallet } from './testing/test-wallet'

const ownersOf = (devnet: Devnet): string[] => [
  ...Object.keys(devnet.genesis.world.accounts).map(devnet.addressOf),
  ...Object.values(devnet.addresses),
  ...Object.values(devnet.genesis.wellKnown),
]

function assertBooks(devnet: Devnet, lootbox: string): void {
  const tickets = ticketBooks(devnet, lootbox)
  expect(tickets.sold).toBe(tickets.unrevealed + tickets.opened + tickets.revealed + tickets.redeemed)
  const loot = lootBooks(devnet, lootbox)
  expect(loot.reserved).toBe(tickets.revealed)
  expect(loot.pool + loot.reserved + tickets.redeemed).toBe(loot.printed)
  const xrd = xrdBooks(devnet, ownersOf(devnet))
  expect(xrd.inVaults).toBe(xrd.supply)
}

/** The burned share of all fees. */
const burnedFees = ({ ledger }: Devnet): bigint =>
  ledger.chain
    .transactions()
    .reduce(
      (sum, one) =>
        sum + (one.kind === 'user' ? one.feePayments.reduce((fee, { amount }) => fee + amount, 0n) / 2n : 0n),
      0n,
    )

const ticketsOf = ({ ledger, addresses }: Devnet, account: string): readonly string[] => {
  const view = ledger.chain.view()
  const vault = view.get('vaultOf', placeKey(account, addresses.hugOpenTickets))
  return vault === undefined ? [] : [...idsIn(view, addresses.hugOpenTickets, vault)]
}

const step = fc.record({
  who: fc.constantFrom('main', 'club'),
  what: fc.constantFrom('buy', 'reveal', 'claim', 'overspend', 'steal'),
  count: fc.integer({ min: 1, max: 12 }),
  pick: fc.integer({ min: 0, max: 1_000 }),
})

describe('nothing appears and nothing is lost', () => {
  test('over any sequence of purchases, reveals, claims and failures', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
        const keys = devKeys(1)
        for (const { who, what, count, pick } of steps) {
          const wallet = testWallet(devnet, keys[who === 'main' ? 'main' : 'club'])
          const manifest = recipes(devnet, wallet.account)
          const held = ticketsOf(devnet, wallet.account)
          const chosen = held.slice(pick % (held.length + 1)).slice(0, count)
          if (what === 'buy') await wallet.send(manifest.buy(count))
          else if (what === 'overspend') await wallet.send(manifest.buy(6_000))
          else if (what === 'steal') await wallet.send(manifest.claim([`#${pick}#`]))
          else if (chosen.length > 0) await wallet.send(manifest[what](chosen))
          assertBooks(devnet, devnet.addresses.hugOpen)
        }
        const xrd = xrdBooks(devnet, ownersOf(devnet))
        expect(xrd.burned).toBe(burnedFees(devnet))
        await devnet.close()
      }),
      { numRuns: runs(5, 100) },
    )
  })

  test('in the initial history of a devnet', async () => {
    const devnet = (await createDevnet())._unsafeUnwrap()
    const { hugOpen, hugSoldOut } = devnet.addresses
    assertBooks(devnet, hugOpen)
    assertBooks(devnet, hugSoldOut)
    const soldOut = ticketBooks(devnet, hugSoldOut)
    expect(soldOut.sold).toBe(lootBooks(devnet, hugSoldOut).printed)
    expect(soldOut.unrevealed).toBeGreaterThan(0)
    expect(soldOut.revealed).toBeGreaterThan(0)
    expect(soldOut.redeemed).toBeGreaterThan(0)
    expect(ticketBooks(devnet, hugOpen).sold).toBe(412)
    expect(lootBooks(devnet, hugOpen).printed).toBe(1_000)
  })
})

describe('the draw', () => {
  const hashOf = (intentId: string) => bech32m.fromWords(bech32m.decodeUnsafe(intentId)?.words ?? [])

  test('can be verified from the two transaction ids and the pool before it', async () => {
    const devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
    const wallet = testWallet(devnet, devKeys(1).main)
    const { buy, reveal } = recipes(devnet, wallet.account)
    const { chain } = devnet.ledger
    const { hugOpen, hugOpenTickets } = devnet.addresses
    await wallet.send(buy(6))
    const opening = await wallet.send(reveal(['#2#', '#3#', '#5#']))
    const drawing = chain.transactions().at(-1)
    if (drawing?.kind !== 'user') throw new Error('No draw was made')
    const before = chain.view(drawing.stateVersion - 1)
    const state = lootbox.stateOf(before, hugOpen)
    const pool = (state?.pool ?? []).flatMap((vault) => {
      const resource = before.get('vault', vault)?.resource ?? ''
      return sortedIds(idsIn(before, resource, vault)).map((id) => `${resource}:${id}`)
    })
    for (const ticket of ['#2#', '#3#', '#5#']) {
      const seed = drawSeed({
        revealIntentHash: hashOf(opening.intentId),
        drawIntentHash: hashOf(drawing.intentId),
        ticket,
      })
      const [expected] = pool.splice(drawIndex(seed, pool.length), 1)
      const data = chain.view().get('nonFungibleData', placeKey(hugOpenTickets, ticket))
      const [loot] = (data && ticketOf(data))?.loots ?? []
      expect(`${loot?.resourceAddress}:${loot?.ids[0]}`).toBe(expected)
      const record = chain.view().get('keyValue', placeKey(state?.draws ?? '', encodeSbor(localId(ticket))))
      expect(JSON.stringify(record)).toContain(seed)
    }
  })

  test('is nearly uniform over the pool', () => {
    const hand = random('uniform')
    const counts = new Array<number>(10).fill(0)
    for (let at = 0; at < 10_000; at += 1) {
      const hash = Uint8Array.from({ length: 32 }, () => Math.floor(hand.next() * 256))
      const seed = drawSeed({ revealIntentHash: hash, drawIntentHash: hash, ticket: `#${at}#` })
      const index = drawIndex(seed, 10)
      counts[index] = (counts[index] ?? 0) + 1
    }
    const chiSquared = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)
    expect(chiSquared).toBeLessThan(27.9)
  })
})
