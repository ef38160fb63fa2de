/**
 * Two parties swap an NFT against XRD. Each signs a pre-authorization (a subintent). A third party builds the transaction that
 * runs both, and pays its fee. If one part is missing, nothing moves.
 */
import { createDevnet, type DevKey, devKeys, signTransaction } from '@lootboxes/devnet'
import { createGateway } from '@lootboxes/gateway'
import { accountAddressFromPublicKey } from '@lootboxes/ledger'
import {
  compileManifest,
  hashSignedTransactionIntent,
  hashSubintent,
  type IntentCoreV2,
  type IntentSignatureV2,
  NotarizedTransactionV2,
  type SignedTransactionIntentV2,
  subintentIdOf,
  transactionIdOf,
} from '@lootboxes/manifest/v2'
import { ed25519 } from '@noble/curves/ed25519.js'

const devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
const baseUrl = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
const gateway = createGateway({ baseUrl, applicationName: 'Swap' })
const { networkId, addresses, genesis } = devnet
const { main: seller, club: buyer, persona: payer } = devKeys(devnet.seed)
const { xrd, faucet } = genesis.wellKnown
const accountOf = ({ publicKey }: DevKey) => accountAddressFromPublicKey(publicKey, networkId)
const depositAll = (key: DevKey) =>
  `CALL_METHOD Address("${accountOf(key)}") "deposit_batch" Expression("ENTIRE_WORKTOP");`
const { ledger_state } = (await gateway.getConstruction())._unsafeUnwrap()
const { epoch } = ledger_state

/** Before the swap: the seller buys ticket #1#, and the faucet funds the payer. */
const prepare = async (manifest: string, signer: DevKey, nonce: number) => {
  const hex = await signTransaction({
    manifest: `CALL_METHOD Address("${faucet}") "lock_fee" Decimal("10");\n${manifest}`,
    networkId,
    startEpoch: epoch,
    endEpoch: epoch + 10,
    nonce,
    signers: [signer.privateKey],
    notary: payer.privateKey,
  })
  return (await devnet.submit(hex))._unsafeUnwrap()
}
await prepare(
  `CALL_METHOD Address("${accountOf(seller)}") "withdraw" Address("${xrd}") Decimal("2");
   TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("price");
   CALL_METHOD Address("${addresses.hugOpen}") "buy_loot_box_ticket" Bucket("price");
   ${depositAll(seller)}`,
  seller,
  1,
)
await prepare(`CALL_METHOD Address("${faucet}") "free"; ${depositAll(payer)}`, payer, 2)

/** An intent that is valid for ten epochs, about 50 minutes. */
const intentCore = (manifest: string, discriminator: bigint): IntentCoreV2 => ({
  header: {
    networkId,
    startEpochInclusive: BigInt(epoch),
    endEpochExclusive: BigInt(epoch + 10),
    minProposerTimestampInclusive: undefined,
    maxProposerTimestampExclusive: undefined,
    intentDiscriminator: discriminator,
  },
  blobs: [],
  message: { kind: 'None' },
  ...compileManifest(manifest, networkId)._unsafeUnwrap(),
})

const signatureBy = ({ publicKey, privateKey }: DevKey, hash: Uint8Array): IntentSignatureV2 => ({
  curve: 'Ed25519',
  publicKey,
  signature: ed25519.sign(hash, privateKey),
})

const preAuthorize = (key: DevKey, manifest: string, discriminator: bigint) => {
  const subintent = { intentCore: intentCore(manifest, discriminator) }
  return { subintent, id: subintentIdOf(subintent), signatures: [signatureBy(key, hashSubintent(subintent))] }
}

const tickets = addresses.hugOpenTickets
const ticket = 'Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"))'

const sale = preAuthorize(
  seller,
  `CALL_METHOD Address("${accountOf(seller)}") "withdraw_non_fungibles" Address("${tickets}") ${ticket};
   YIELD_TO_PARENT Expression("ENTIRE_WORKTOP");
   ASSERT_WORKTOP_CONTAINS Address("${xrd}") Decimal("5");
   ${depositAll(seller)}
   YIELD_TO_PARENT;`,
  1n,
)
const purchase = preAuthorize(
  buyer,
  `CALL_METHOD Address("${accountOf(buyer)}") "withdraw" Address("${xrd}") Decimal("5");
   YIELD_TO_PARENT Expression("ENTIRE_WORKTOP");
   ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES Address("${tickets}") ${ticket};
   ${depositAll(buyer)}
   YIELD_TO_PARENT;`,
  2n,
)

const transactionIntent = {
  transactionHeader: {
    notaryPublicKey: { curve: 'Ed25519', publicKey: payer.publicKey },
    notaryIsSignatory: true,
    tipBasisPoints: 0,
  },
  rootIntentCore: intentCore(
    `USE_CHILD NamedIntent("sale") Intent("${sale.id}");
     USE_CHILD NamedIntent("purchase") Intent("${purchase.id}");
     CALL_METHOD Address("${accountOf(payer)}") "lock_fee" Decimal("10");
     YIELD_TO_CHILD NamedIntent("sale");
     YIELD_TO_CHILD NamedIntent("purchase");
     TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("price");
     YIELD_TO_CHILD NamedIntent("sale") Bucket("price");
     YIELD_TO_CHILD NamedIntent("purchase") Expression("ENTIRE_WORKTOP");`,
    3n,
  ),
  nonRootSubintents: [sale.subintent, purchase.subintent],
} as const

const signedTransactionIntent: SignedTransactionIntentV2 = {
  transactionIntent,
  // The notary is a signatory, so the payer signs once.
  transactionIntentSignatures: [],
  nonRootSubintentSignatures: [sale.signatures, purchase.signatures],
}
const notarySignature = {
  curve: 'Ed25519',
  signature: ed25519.sign(hashSignedTransactionIntent(signedTransactionIntent), payer.privateKey),
} as const
const payload = NotarizedTransactionV2.encode({ signedTransactionIntent, notarySignature })

const showTicket = async (when: string) => {
  const holder = { resource_address: tickets, non_fungible_ids: ['#1#'] }
  const { body } = await devnet.ask('/state/non-fungible/location', holder)
  const owner = Object(body).non_fungible_ids[0].owning_vault_global_ancestor_address
  console.log(`${when}: the ticket is the ${owner === accountOf(buyer) ? 'buyer' : 'seller'}'s`)
}

await showTicket('before')
;(await gateway.submitTransaction({ notarized_transaction_hex: Buffer.from(payload).toString('hex') }))._unsafeUnwrap()
await devnet.idle()
const intent_hash = transactionIdOf(transactionIntent)
console.log((await gateway.getTransactionStatus({ intent_hash }))._unsafeUnwrap().status)
await showTicket('after')
for (const [name, { id }] of Object.entries({ sale, purchase })) {
  const { body } = await devnet.ask('/transaction/subintent-status', { subintent_hash: id })
  console.log(`${name}: ${Object(body).subintent_status}`)
}
await devnet.close()
