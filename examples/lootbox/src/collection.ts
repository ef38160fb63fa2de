/** Creates a collection with its supply: prints the manifest's explanation, commits it on a devnet and reads it back. */
import { createDevnet, devKeys, signTransaction } from '@lootboxes/devnet'
import { createGateway } from '@lootboxes/gateway'
import { accountAddressFromPublicKey } from '@lootboxes/ledger'
import { createNonFungibleCollection, explainManifest, manifestErrorText, renderManifest } from '@lootboxes/manifest'

const devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
const baseUrl = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
const gateway = createGateway({ baseUrl, applicationName: 'Example' })
const { networkId, addresses, seed } = devnet
const key = devKeys(seed).main
const account = accountAddressFromPublicKey(key.publicKey, networkId)

const names = ['Moss', 'Fern', 'Toadstool']
const collection = createNonFungibleCollection({
  networkId,
  account,
  name: 'Forest floor',
  description: 'Three drawings of what grows in the shade.',
  attributes: ['rarity'],
  mintBadge: addresses.baller,
  items: names.map((name, index) => ({
    id: `#${index + 1}#`,
    name,
    description: `${name}, drawn by hand.`,
    imageUrl: `https://example.org/${name.toLowerCase()}.svg`,
    attributes: { rarity: index === 2 ? 'foil' : 'plain' },
  })),
})

/** Acts as the wallet: adds the fee, signs and submits. */
const send = async (manifest: string) => {
  const { ledger_state } = (await gateway.getConstruction())._unsafeUnwrap()
  const hex = await signTransaction({
    manifest: `CALL_METHOD Address("${account}") "lock_fee" Decimal("10");\n${manifest}`,
    networkId,
    startEpoch: ledger_state.epoch,
    endEpoch: ledger_state.epoch + 10,
    nonce: Math.floor(Math.random() * 2 ** 32),
    signers: [key.privateKey],
    notary: devKeys(seed).persona.privateKey,
  })
  const { intentId } = (await devnet.submit(hex))._unsafeUnwrap()
  await devnet.idle()
  return (await gateway.getTransactionStatus({ intent_hash: intentId }))._unsafeUnwrap().status
}

await collection.match(
  async (manifest) => {
    for (const sentence of explainManifest(manifest).sentences) console.log(sentence)
    console.log(await send(renderManifest(manifest)))
    const [held] = (await gateway.getNonFungibles({ address: account }))._unsafeUnwrap().items
    const resourceAddress = held?.resource_address ?? ''
    const { items } = (await gateway.getNonFungibleIds({ resource_address: resourceAddress }))._unsafeUnwrap()
      .non_fungible_ids
    console.log(`on the ledger: ${items.join(' ')}`)
  },
  async (error) => console.error(manifestErrorText(error)),
)
await devnet.close()
