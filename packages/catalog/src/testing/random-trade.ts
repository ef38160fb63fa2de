import type { Devnet } from '@lootboxes/devnet'
import { devKey, devKeys, signTransaction } from '@lootboxes/devnet'
import { accountAddressFromPublicKey, amountOf, xrdAddress } from '@lootboxes/ledger'
import { createNonFungibleCollection, mintNonFungibles, renderManifest } from '@lootboxes/manifest'

/** Numbers that come out the same for the same seed. */
export function createRandom(seed: number) {
  let state = seed >>> 0 || 1
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (below: number) => Math.floor(next() * below),
    pick: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)],
  }
}

type Trader = { readonly account: string; readonly key: Uint8Array; readonly held: Map<string, Set<string>> }

const ids = (list: readonly string[]) => list.map((id) => `NonFungibleLocalId("${id}")`).join(', ')

/** Does random things on a devnet: purchases, reveals, redemptions, transfers, mints, and some that fail. */
export function createTrade(devnet: Devnet, seed: number) {
  const { addresses, networkId } = devnet
  const random = createRandom(seed)
  const keys = devKeys(devnet.seed)
  const traders: Trader[] = [
    keys.main,
    keys.club,
    ...['ada', 'bo', 'cleo', 'dario'].map((name) => devKey(devnet.seed, `collector:${name}`)),
  ].map(({ privateKey, publicKey }) => ({
    account: accountAddressFromPublicKey(publicKey, networkId),
    key: privateKey,
    held: new Map(),
  }))
  const byAccount = new Map(traders.map((trader) => [trader.account, trader]))
  const created: { resource: string; next: number }[] = []
  const revealed = new Set<string>()
  // Unsigned 32 bits; trades of one devnet have different seeds, and each has a million transactions.
  let nonce = (seed % 4_000) * 1_000_000
  let made = 0

  const heldBy = (trader: Trader, resource: string) => {
    const known = trader.held.get(resource) ?? new Set<string>()
    trader.held.set(resource, known)
    return known
  }
  const some = (trader: Trader, resource: string, most: number): string[] => {
    const all = [...heldBy(trader, resource)]
    const from = random.whole(all.length)
    return all.slice(from, from + 1 + random.whole(most))
  }

  async function send(trader: Trader, manifest: string): Promise<void> {
    devnet.ledger.tick()
    const { epoch } = devnet.ledger.chain.tip()
    nonce += 1
    const hex = await signTransaction({
      manifest: `CALL_METHOD Address("${trader.account}") "lock_fee" Decimal("10");\n${manifest}`,
      networkId,
      startEpoch: epoch,
      endEpoch: epoch + 10,
      nonce,
      signers: [trader.key],
      notary: keys.persona.privateKey,
    })
    const sent = (await devnet.submit(hex))._unsafeUnwrap()
    const record = devnet.ledger.chain.transactionByIntent(sent.intentId)
    for (const { entity, resource, added, removed } of record?.balanceChanges.nonFungible ?? []) {
      const owner = byAccount.get(entity)
      if (!owner) continue
      const held = heldBy(owner, resource)
      for (const id of removed) held.delete(id)
      for (const id of added) held.add(id)
      if (
        resource !== addresses.hugOpenTickets &&
        added.length > 0 &&
        !created.some((one) => one.resource === resource)
      )
        if (![addresses.lootCreatures, addresses.lootPlants].some((one) => one === resource))
          created.push({ resource, next: 100 })
    }
  }

  const buy = (trader: Trader) => {
    const total = 2 * (1 + random.whole(4)) + random.whole(2)
    const xrd = xrdAddress(networkId)
    return send(
      trader,
      `CALL_METHOD Address("${trader.account}") "withdraw" Address("${xrd}") Decimal("${total}");
TAKE_FROM_WORKTOP Address("${xrd}") Decimal("${total}") Bucket("payment");
CALL_METHOD Address("${addresses.hugOpen}") "buy_loot_box_ticket" Bucket("payment");
CALL_METHOD Address("${trader.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
    )
  }
  const spendTickets = (trader: Trader, method: 'reveal_ticket' | 'claim_loot', chosen: readonly string[]) =>
    send(
      trader,
      `CALL_METHOD Address("${trader.account}") "withdraw_non_fungibles" Address("${addresses.hugOpenTickets}") Array<NonFungibleLocalId>(${ids(chosen)});
TAKE_ALL_FROM_WORKTOP Address("${addresses.hugOpenTickets}") Bucket("tickets");
CALL_METHOD Address("${addresses.hugOpen}") "${method}" Bucket("tickets");
CALL_METHOD Address("${trader.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
    )
  const give = (trader: Trader, to: Trader, resource: string, chosen: readonly string[]) =>
    send(
      trader,
      `CALL_METHOD Address("${trader.account}") "withdraw_non_fungibles" Address("${resource}") Array<NonFungibleLocalId>(${ids(chosen)});
CALL_METHOD Address("${to.account}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`,
    )

  const item = (at: number) => ({
    id: `#${at}#`,
    name: random.pick(['Moss', 'Fern', 'Pond', 'Lichen']) ?? 'Moss',
    description: 'Made for a test',
    imageUrl: 'https://example.org/moss.svg',
    attributes: { rarity: random.pick(['plain', 'foil']) ?? 'plain' },
  })
  const create = (trader: Trader) => {
    made += 1
    return send(
      trader,
      renderManifest(
        createNonFungibleCollection({
          networkId,
          account: trader.account,
          name: `Collection ${made}`,
          description: 'Made for a test',
          tags: [random.pick(['art', 'nsfw', 'sports', 'something']) ?? 'art'],
          dAppDefinition: addresses.dappDefinition,
          attributes: ['rarity'],
          mintBadge: addresses.baller,
          burnable: true,
          items: Array.from({ length: 1 + random.whole(6) }, (_, at) => item(at + 1)),
        })._unsafeUnwrap(),
      ),
    )
  }
  const mint = (trader: Trader, collection: { resource: string; next: number }) => {
    const count = 1 + random.whole(4)
    const items = Array.from({ length: count }, (_, at) => item(collection.next + at))
    collection.next += count
    return send(
      trader,
      renderManifest(
        mintNonFungibles({
          networkId,
          account: trader.account,
          collection: collection.resource,
          badge: { resource: addresses.baller, amount: amountOf(1) },
          attributes: ['rarity'],
          items,
        })._unsafeUnwrap(),
      ),
    )
  }

  async function step(): Promise<void> {
    const trader = random.pick(traders)
    const other = random.pick(traders)
    if (!trader || !other) return
    const dice = random.next()
    const tickets = addresses.hugOpenTickets
    if (dice < 0.3) return buy(trader)
    if (dice < 0.48) {
      const chosen = some(trader, tickets, 3).filter((id) => random.next() < 0.05 || !revealed.has(id))
      for (const id of chosen) revealed.add(id)
      return chosen.length > 0 ? spendTickets(trader, 'reveal_ticket', chosen) : buy(trader)
    }
    if (dice < 0.68) {
      const chosen = some(trader, tickets, 3).filter((id) => random.next() < 0.05 || revealed.has(id))
      return chosen.length > 0 ? spendTickets(trader, 'claim_loot', chosen) : undefined
    }
    if (dice < 0.93) {
      const resource = random.pick([...trader.held].filter(([, held]) => held.size > 0).map(([key]) => key))
      const chosen = resource === undefined ? [] : some(trader, resource, 5)
      return resource !== undefined && chosen.length > 0 && other !== trader
        ? give(trader, other, resource, chosen)
        : undefined
    }
    const collection = random.pick(created)
    if (dice < 0.94 || !collection) return create(trader)
    return mint(trader, collection)
  }

  return {
    step,
    /** So many random steps; draws are waited for now and then. */
    async run(steps: number): Promise<void> {
      for (let at = 0; at < steps; at += 1) {
        await step()
        if (at % 20 === 0) await devnet.idle()
      }
      await devnet.idle()
    },
  }
}
