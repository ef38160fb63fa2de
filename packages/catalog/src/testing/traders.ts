import { type Devnet, devKey, devKeys, signTransaction } from '@lootboxes/devnet'
import { accountAddressFromPublicKey } from '@lootboxes/ledger'
import type { TradeBox } from './trade-manifests'

export type Trader = {
  readonly account: string
  readonly key: Uint8Array
  /** The holdings of the account by resource, the oldest arrival first. */
  readonly held: Map<string, Set<string>>
}

const eventIds = (data: unknown): readonly string[] =>
  [...JSON.stringify(data).matchAll(/"kind":"NonFungibleLocalId","value":"([^"]+)"/g)].map(([, id = '']) => id)

/** The accounts of a trade and their holdings, updated by the ledger's commits. */
export function createTraders(devnet: Devnet, boxes: readonly TradeBox[]) {
  const keys = devKeys(devnet.seed)
  const traders: Trader[] = [
    keys.main,
    keys.club,
    ...['ada', 'bo', 'cleo', 'dario'].map((name) => devKey(devnet.seed, `collector:${name}`)),
  ].map(({ privateKey, publicKey }) => ({
    account: accountAddressFromPublicKey(publicKey, devnet.networkId),
    key: privateKey,
    held: new Map(),
  }))
  const byAccount = new Map(traders.map((trader) => [trader.account, trader]))
  const created: { resource: string; next: number }[] = []
  /** `opened` and `revealed` tickets, as `tickets resource` + `id`. */
  const opened = new Set<string>()
  const revealed = new Set<string>()
  const listed = new Set<string>([
    ...boxes.map(({ tickets }) => tickets),
    devnet.addresses.lootCreatures,
    devnet.addresses.lootPlants,
  ])
  const heldBy = (trader: Trader, resource: string) => {
    const known = trader.held.get(resource) ?? new Set<string>()
    trader.held.set(resource, known)
    return known
  }
  devnet.ledger.onCommit(({ events, balanceChanges }) => {
    for (const { name, emitter, data } of events) {
      const box = boxes.find(({ component }) => component === emitter)
      const names = { TicketsOpenedEvent: opened, TicketsRevealedEvent: revealed }[name]
      if (box && names) for (const id of eventIds(data)) names.add(`${box.tickets} ${id}`)
    }
    for (const { entity, resource, added, removed } of balanceChanges.nonFungible) {
      const owner = byAccount.get(entity)
      if (!owner) continue
      const held = heldBy(owner, resource)
      for (const id of removed) held.delete(id)
      for (const id of added) held.add(id)
      if (added.length > 0 && !listed.has(resource)) {
        listed.add(resource)
        created.push({ resource, next: 100 })
      }
    }
  })
  return { traders, created, opened, revealed, heldBy }
}

type Send = { readonly signers: readonly Trader[]; readonly fee?: 'first signer' | 'box' | 'oracle' }

/** Signs and submits manifests, and waits until each is committed or refused. */
export function createSender(devnet: Devnet, seed: number) {
  const keys = devKeys(devnet.seed)
  const oracle = accountAddressFromPublicKey(keys.oracle.publicKey, devnet.networkId)
  // Unsigned 32 bits; trades of one devnet have different seeds, and each has a million transactions.
  let nonce = (seed % 4_000) * 1_000_000
  return async (manifest: string, { signers, fee = 'first signer' }: Send) => {
    devnet.ledger.tick()
    const { epoch } = devnet.ledger.chain.tip()
    nonce += 1
    const payer = fee === 'oracle' ? oracle : signers[0]?.account
    const hex = await signTransaction({
      manifest: fee === 'box' ? manifest : `CALL_METHOD Address("${payer}") "lock_fee" Decimal("10");\n${manifest}`,
      networkId: devnet.networkId,
      startEpoch: epoch,
      endEpoch: epoch + 10,
      nonce,
      signers: signers.map(({ key }) => key),
      notary: fee === 'oracle' ? keys.oracle.privateKey : keys.persona.privateKey,
      notaryIsSignatory: fee === 'oracle',
    })
    const { intentId } = (await devnet.submit(hex))._unsafeUnwrap()
    return devnet.ledger.chain.transactionByIntent(intentId)
  }
}
