export { hashIntent, hashNotarizedTransaction, hashSignedIntent, transactionIdOf } from './hash-transaction'
export { isInstructionOfV1 } from './instructions'
export {
  type IntentV1,
  NotarizedTransactionV1,
  type SignedIntentV1,
  type TransactionHeaderV1,
} from './transaction-models'
