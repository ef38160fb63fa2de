import {
  compileManifest,
  hashSignedTransactionIntent,
  hashSubintent,
  hashTransactionIntent,
  type IntentCoreV2,
  type IntentHeaderV2,
  type IntentSignatureV2,
  NotarizedTransactionV2,
  PreviewTransactionV2,
  type SignedTransactionIntentV2,
  type SubintentV2,
  subintentIdOf,
  type TransactionIntentV2,
} from '@lootboxes/manifest/v2'
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Devnet } from '../create-devnet'
import type { DevKey } from '../keys'

export type IntentOptions = { manifest: string; signers?: readonly DevKey[]; header?: Partial<IntentHeaderV2> }
export type SignedSubintent = { subintent: SubintentV2; id: string; signatures: readonly IntentSignatureV2[] }

let discriminator = 0n

const sign = (keys: readonly DevKey[], hash: Uint8Array): readonly IntentSignatureV2[] =>
  keys.map(({ publicKey, privateKey }) => ({
    curve: 'Ed25519',
    publicKey,
    signature: ed25519.sign(hash, privateKey),
  }))

function coreOf({ networkId, ledger }: Devnet, { manifest, header = {} }: IntentOptions): IntentCoreV2 {
  ledger.tick()
  discriminator += 1n
  const epoch = BigInt(ledger.chain.tip().epoch)
  return {
    header: {
      networkId,
      startEpochInclusive: epoch,
      endEpochExclusive: epoch + 10n,
      minProposerTimestampInclusive: undefined,
      maxProposerTimestampExclusive: undefined,
      intentDiscriminator: discriminator,
      ...header,
    },
    blobs: [],
    message: { kind: 'None' },
    ...compileManifest(manifest, networkId)._unsafeUnwrap(),
  }
}

/** Signs a pre-authorization. */
export function signSubintent(devnet: Devnet, options: IntentOptions): SignedSubintent {
  const subintent = { intentCore: coreOf(devnet, options) }
  return {
    subintent,
    id: subintentIdOf(subintent),
    signatures: sign(options.signers ?? [], hashSubintent(subintent)),
  }
}

export type RootOptions = IntentOptions & { subintents?: readonly SignedSubintent[]; notary: DevKey }

function intentOf(devnet: Devnet, { subintents = [], notary, ...root }: RootOptions): TransactionIntentV2 {
  return {
    transactionHeader: {
      notaryPublicKey: { curve: 'Ed25519', publicKey: notary.publicKey },
      notaryIsSignatory: false,
      tipBasisPoints: 0,
    },
    rootIntentCore: coreOf(devnet, root),
    nonRootSubintents: subintents.map(({ subintent }) => subintent),
  }
}

/** Signs and notarizes a transaction of version 2, as hex. */
export function signTransactionV2(devnet: Devnet, options: RootOptions): string {
  const transactionIntent = intentOf(devnet, options)
  const signed: SignedTransactionIntentV2 = {
    transactionIntent,
    transactionIntentSignatures: sign(options.signers ?? [], hashTransactionIntent(transactionIntent)),
    nonRootSubintentSignatures: (options.subintents ?? []).map(({ signatures }) => signatures),
  }
  const signature = ed25519.sign(hashSignedTransactionIntent(signed), options.notary.privateKey)
  return bytesToHex(
    NotarizedTransactionV2.encode({
      signedTransactionIntent: signed,
      notarySignature: { curve: 'Ed25519', signature },
    }),
  )
}

/** Compiles a transaction to preview, as hex. */
export const previewTransactionV2 = (devnet: Devnet, options: RootOptions): string =>
  bytesToHex(
    PreviewTransactionV2.encode({
      transactionIntent: intentOf(devnet, options),
      rootSignerPublicKeys: (options.signers ?? []).map(({ publicKey }) => ({ curve: 'Ed25519', publicKey })),
      nonRootSubintentSignerPublicKeys: (options.subintents ?? []).map(({ signatures }) =>
        signatures.flatMap((one) => (one.curve === 'Ed25519' ? [{ curve: one.curve, publicKey: one.publicKey }] : [])),
      ),
    }),
  )
