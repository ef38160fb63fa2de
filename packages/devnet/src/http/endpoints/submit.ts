import { TransactionSubmitRequest } from '@lootboxes/gateway/wire'
import { intakeErrorText } from '../../chain/intake'
import type { Endpoint } from '../gateway'
import { parseRequest } from '../parse-request'
import { invalidTransaction } from '../problem'

/** `/transaction/submit` */
export const submit: Endpoint = async (gateway, body) => {
  const { notarized_transaction_hex } = parseRequest(TransactionSubmitRequest, body, gateway.networkId)
  const result = await gateway.ledger.submit(notarized_transaction_hex)
  if (result.isErr()) throw invalidTransaction(intakeErrorText(result.error))
  return { duplicate: result.value.duplicate }
}
