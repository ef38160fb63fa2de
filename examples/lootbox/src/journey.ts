/** Buy three tickets, reveal two, redeem one: real transactions on a private devnet, read back through the product calls. */
import { createDevnet, devKeys, signTransaction } from '@lootboxes/devnet'
import { createGateway } from '@lootboxes/gateway'
import { accountAddressFromPublicKey, amountOf, xrdAddress } from '@lootboxes/ledger'
import { createProductApi, lootboxConfig } from '@lootboxes/lootbox'
import {
  buyTickets,
  claimLoot,
  explainManifest,
  type Manifest,
  renderManifest,
  revealTickets,
} from '@lootboxes/manifest'

const devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
const baseUrl = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
const { networkId, addresses, seed } = devnet
const key = devKeys(seed).club
const account = accountAddressFromPublicKey(key.publicKey, networkId)
const gateway = createGateway({ baseUrl, applicationName: 'Example' })

const token = xrdAddress(networkId)
const box = {
  id: 'hug',
  name: 'Hug the Eco System',
  title: 'Hug the Eco System',
  bigImage: '',
  userImage: '',
  componentAddress: addresses.hugOpen,
  ticketAddress: addresses.hugOpenTickets,
  tokenAddress: token,
  tokenIconUrl: '',
  price: amountOf(2),
}
const product = { name: 'Baller', slug: 'baller', tokenAddress: addresses.baller }
const api = createProductApi(gateway, lootboxConfig({ networkId, product, lootboxes: [box] }))

/** Acts as the wallet. The club variant locks its own fee, so the manifest stays unchanged. */
const send = async (manifest: Manifest) => {
  const { ledger_state } = (await gateway.getConstruction())._unsafeUnwrap()
  const hex = await signTransaction({
    manifest: renderManifest(manifest),
    networkId,
    startEpoch: ledger_state.epoch,
    endEpoch: ledger_state.epoch + 10,
    nonce: Math.floor(Math.random() * 2 ** 32),
    signers: [key.privateKey],
    notary: devKeys(seed).persona.privateKey,
  })
  const { intentId } = (await devnet.submit(hex))._unsafeUnwrap()
  await devnet.idle()
  const { status, committed_state_version } = (
    await gateway.getTransactionStatus({ intent_hash: intentId })
  )._unsafeUnwrap()
  console.log(`${explainManifest(manifest).calls[0]?.method}: ${status}`)
  return committed_state_version ?? 0
}

const at = { networkId, account, component: box.componentAddress }
const mine = { account_address: account, ticket_address: box.ticketAddress }
const balance = async (resourceAddress: string) =>
  (await gateway.getFungibleVaults({ address: account, resource_address: resourceAddress }))._unsafeUnwrap().items[0]
    ?.amount

const club = (await api.getClub({ account_address: account, token_amount: '6' }))._unsafeUnwrap()
const lockFee = club.result ? { clubToken: addresses.baller } : undefined
const order = { token, ticketResource: box.ticketAddress, price: box.price, count: 3n }
const bought = await send(buyTickets({ ...at, ...order, lockFee })._unsafeUnwrap())
const unrevealed = (await api.getUnrevealedTickets(mine, { minStateVersion: bought }))
  ._unsafeUnwrap()
  .map(({ id }) => id)
console.log(`to reveal: ${unrevealed.join(' ')}`)

const spend = { ...at, ticketResource: box.ticketAddress, lockFee }
const opened = await send(revealTickets({ ...spend, ids: unrevealed.slice(0, 2) })._unsafeUnwrap())
const revealed = (await api.getRevealedTickets(mine, { minStateVersion: opened }))._unsafeUnwrap()
console.log(`revealed: ${revealed.length}, each with loot: ${revealed.every(({ loots }) => loots.length > 0)}`)

const first = revealed.slice(0, 1).map((ticket) => ticket.non_fungible_id)
const info = (await api.getTicketInfo({ resource_address: box.ticketAddress, non_fungible_ids: first }))._unsafeUnwrap()
const piece = info.info[0]?.loots[0]?.nonFungibleLocalId[0]
console.log(`with a picture: ${piece?.key_image_url?.startsWith('ipfs://')}`)

const expect = (info.info[0]?.loots ?? []).map(({ resourceAddress, nonFungibleLocalId }) => ({
  collection: resourceAddress,
  ids: nonFungibleLocalId.map(({ id }) => id),
}))
const claimed = await send(claimLoot({ ...spend, ids: first, expect })._unsafeUnwrap())
const left = [
  (await api.getUnrevealedTickets(mine, { minStateVersion: claimed }))._unsafeUnwrap().length,
  (await api.getRevealedTickets(mine, { minStateVersion: claimed }))._unsafeUnwrap().length,
]
console.log(`left to reveal and to redeem: ${left.join(' and ')}; XRD: ${await balance(token)}`)

const { supply, odds } = (await api.getBox(box.componentAddress))._unsafeUnwrap()
console.log(`sold: ${supply.sold}, pieces still in the box: ${odds?.total} of 1000`)
await devnet.close()
