import { encodeSubintentHash } from '@lootboxes/ledger'
import {
  decompileManifest,
  hashSubintent,
  type IntentCoreV2,
  NotarizedTransactionV2,
  type TransactionIntentV2,
} from '@lootboxes/manifest/v2'
import { hexToBytes } from '@noble/hashes/utils.js'
import type { UserTransaction } from '../chain/transaction-record'

const decoded = (hex: string): TransactionIntentV2 | undefined =>
  NotarizedTransactionV2.decode(hexToBytes(hex)).match(
    ({ signedTransactionIntent }) => signedTransactionIntent.transactionIntent,
    () => undefined,
  )

const childrenOf = ({ children }: IntentCoreV2, networkId: number) =>
  children.length === 0 ? {} : { child_subintent_hashes: children.map((hash) => encodeSubintentHash(hash, networkId)) }

/** The text of the root manifest. The hashes of children are in the payload only. */
export function manifestText(record: UserTransaction, networkId: number): string {
  const core = record.subintents.length > 0 ? decoded(record.hex)?.rootIntentCore : undefined
  return decompileManifest(core ?? { instructions: record.instructions, children: [] }, networkId)
}

/** The children of the root, and the subintents of a transaction with their manifests. */
export function subintentDetails(record: UserTransaction, networkId: number, withManifest: boolean) {
  const intent = record.subintents.length > 0 ? decoded(record.hex) : undefined
  if (!intent) return {}
  return {
    ...childrenOf(intent.rootIntentCore, networkId),
    subintent_details: intent.nonRootSubintents.map((subintent) => ({
      subintent_hash: encodeSubintentHash(hashSubintent(subintent), networkId),
      ...(withManifest ? { manifest_instructions: decompileManifest(subintent.intentCore, networkId) } : {}),
      ...childrenOf(subintent.intentCore, networkId),
    })),
  }
}
