import { randomBytes } from 'node:crypto'
import { createDevnet, devKeys, signTransaction } from '@lootboxes/devnet'
import { createGateway, type Gateway } from '@lootboxes/gateway'
import { accountAddressFromPublicKey, type LocalId, parseLocalId } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { renderManifest } from '@lootboxes/manifest'
import { onTestFinished } from 'vitest'
import { presets } from '../../../lootboxes.config'
import type { Order } from '../trade/trade'
import { manifestOf } from '../wallet/send-order'

export const { lootbox: config } = presets.devnet
const [first] = config.lootboxes
if (first === undefined) throw new Error('The devnet sells something.')
const box: LootboxEntry = first
const { componentAddress: component, ticketAddress: ticketResource, tokenAddress: token, price } = box

/** What a committed transaction is known by. */
export type Sent = { intentHash: string; stateVersion: number }

/**
 * A ledger of its own, and somebody who buys, opens and redeems on it. `gateway` asks it without a socket; `refuse` makes
 * it answer 400 to the requests it is told to.
 */
export async function devnetShopper({ refuse = () => false }: { refuse?: (body: string) => boolean } = {}) {
  const devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
  onTestFinished(() => devnet.close())
  const ask: typeof fetch = async (url, init) => {
    const request = new Request(url, init)
    const text = await request.text()
    if (refuse(text)) return Response.json({ message: 'State was pruned' }, { status: 400 })
    const { status, body } = await devnet.ask(new URL(request.url).pathname, JSON.parse(text))
    return Response.json(body, { status })
  }
  const gateway: Gateway = createGateway({
    baseUrl: 'http://devnet.test',
    networkId: config.networkId,
    applicationName: 'Receipt tests',
    fetch: ask,
  })
  const key = devKeys(devnet.seed).main
  const account = accountAddressFromPublicKey(key.publicKey, config.networkId)
  const send = async (order: Order): Promise<Sent> => {
    const { networkId, deposit, lockFee } = config
    const shop = { networkId, deposit, clubToken: undefined, lockFeeProof: lockFee.proof }
    const manifest = renderManifest(manifestOf(shop, { order, account, lockFee: false })._unsafeUnwrap())
    devnet.ledger.tick()
    const { epoch } = devnet.ledger.chain.tip()
    const hex = await signTransaction({
      manifest: `CALL_METHOD Address("${account}") "lock_fee" Decimal("10");\n${manifest}`,
      networkId,
      startEpoch: epoch,
      endEpoch: epoch + 10,
      nonce: randomBytes(4).readUInt32BE(),
      signers: [key.privateKey],
      notary: randomBytes(32),
    })
    const { intentId } = (await devnet.submit(hex))._unsafeUnwrap()
    await devnet.idle()
    const record = devnet.ledger.chain.transactionByIntent(intentId)
    if (record?.status !== 'CommittedSuccess') throw new Error(`It did not work: ${record?.error ?? 'rejected'}`)
    return { intentHash: intentId, stateVersion: record.stateVersion }
  }
  const held = async (): Promise<readonly LocalId[]> => {
    const answer = await gateway.getNonFungibleVaults({
      address: account,
      resourceAddress: ticketResource,
      optIns: { nonFungibleIncludeNfids: true },
    })
    return answer._unsafeUnwrap().items.flatMap(({ items = [] }) => items.map((id) => parseLocalId(id)._unsafeUnwrap()))
  }
  return {
    gateway,
    box,
    /** Ids of the tickets the account holds. */
    held,
    buy: (count: number) => send({ kind: 'buy', component, token, price, count: BigInt(count) }),
    reveal: (ids: readonly LocalId[]) => send({ kind: 'reveal', component, ticketResource, ids }),
    redeem: (ids: readonly LocalId[]) => send({ kind: 'redeem', component, ticketResource, ids }),
  }
}
