import { TransactionSubmitRequest } from '@lootboxes/gateway/wire'
import type { IntakeError } from '../../chain/intake'
import type { Endpoint } from '../gateway'
import { parseRequest } from '../parse-request'
import { invalidTransaction } from '../problem'

function messageOf(error: IntakeError): string {
  switch (error.kind) {
    case 'undecodable':
      return 'Expected notarized transaction'
    case 'invalid':
      return `Invalid transaction: ${error.reason}`
    case 'epoch-window':
      return error.endEpoch <= error.epoch
        ? `Transaction is not valid anymore: it ended before epoch ${error.endEpoch}, and this is epoch ${error.epoch}`
        : `Transaction is not valid yet: it starts with epoch ${error.startEpoch}, and this is epoch ${error.epoch}`
  }
}

/** `/transaction/submit` */
export const submit: Endpoint = async (gateway, body) => {
  const { notarized_transaction_hex } = parseRequest(TransactionSubmitRequest, body, gateway.networkId)
  const result = await gateway.ledger.submit(notarized_transaction_hex)
  if (result.isErr()) throw invalidTransaction(messageOf(result.error))
  return { duplicate: result.value.duplicate }
}
