/** Validates messages with the protocol's schemas, as a wallet would. */
import { parse, RequestItems, readIncoming } from '@lootboxes/wallet-connector/protocol'

const typo = { discriminator: 'transaction', send: { transactionManifest: 'CALL_METHOD …;', version: '1' } }
parse(RequestItems, typo).match(
  (items) => console.log('a wallet can read this', items),
  ({ message }) => console.log(message),
)

const status = { eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: false }
console.log(readIncoming(status).kind, readIncoming('noise').kind)
