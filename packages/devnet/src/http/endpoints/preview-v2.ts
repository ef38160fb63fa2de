import { hashSubintent, hashTransactionIntent, PreviewTransactionV2, type PublicKeyV2 } from '@lootboxes/manifest/v2'
import { hexToBytes } from '@noble/hashes/utils.js'
import { sizeFault } from '../../chain/intent-faults'
import { epochsOfV2, executableOf } from '../../chain/unpack-v2'
import { intentsFault } from '../../chain/validate-v2'
import { type Signers, signersOf } from '../../engine/auth-zone'
import type { Endpoint } from '../gateway'
import { parseRequest } from '../parse-request'
import { invalidRequest, invalidTransaction } from '../problem'
import { TransactionPreviewV2Request } from '../requests'
import { receiptOf, runPreview } from './preview'

const PATH = 'PreviewTransaction.PreviewTransactionHex'

function decoded(hex: string): PreviewTransactionV2 {
  return PreviewTransactionV2.decode(hexToBytes(hex)).match(
    (preview) => preview,
    () => {
      throw invalidRequest(PATH, 'Not a compiled PreviewTransactionV2')
    },
  )
}

/** `/transaction/preview-v2`: runs a compiled transaction with the signers that it names, and discards the result. */
export const previewV2: Endpoint = (gateway, body) => {
  const { preview_transaction, flags, opt_ins } = parseRequest(TransactionPreviewV2Request, body, gateway.networkId)
  const { ledger, networkId } = gateway
  ledger.tick()
  const payloadBytes = preview_transaction.preview_transaction_hex.length / 2
  const tooLarge = sizeFault(payloadBytes)
  if (tooLarge !== undefined) throw invalidTransaction(`Invalid transaction: ${tooLarge}`)
  const preview = decoded(preview_transaction.preview_transaction_hex)
  const intent = preview.transactionIntent
  const fault = intentsFault(intent, networkId)
  if (fault !== undefined) throw invalidTransaction(`Invalid transaction: ${fault}`)
  const tip = ledger.chain.tip()
  const withFlags = (keys: readonly PublicKeyV2[]): Signers => ({
    ...signersOf(keys.map(({ publicKey }) => publicKey)),
    everyone: flags?.assume_all_signature_proofs === true,
    isUnchecked: flags?.disable_auth_checks === true,
  })
  const transaction = {
    ...executableOf(intent, {
      hash: hashTransactionIntent(intent),
      subintentHashes: intent.nonRootSubintents.map(hashSubintent),
      rootSigners: withFlags(preview.rootSignerPublicKeys),
      subintentSigners: preview.nonRootSubintentSignerPublicKeys.map(withFlags),
    }),
    payloadBytes,
    signatures: preview.rootSignerPublicKeys.length + preview.nonRootSubintentSignerPublicKeys.flat().length,
    freeCredit: flags?.use_free_credit === true,
  }
  const outcome = runPreview(gateway, transaction, flags?.skip_epoch_check === true ? undefined : epochsOfV2(intent))
  return {
    at_ledger_state_version: tip.stateVersion,
    ...(opt_ins?.core_api_receipt === true ? { receipt: receiptOf(outcome) } : {}),
    ...(opt_ins?.logs === true ? { logs: [] } : {}),
  }
}
