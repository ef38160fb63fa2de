import { ResultAsync } from 'neverthrow'
import type { TransactionRequest } from '../protocol/request-items'
import { Connection } from './connection'
import type { WalletConnector, WalletConnectorOptions } from './wallet-connector'

/**
 * Creates a client of the wallet protocol over a transport. Has no effect until its first use. On a server every
 * request ends as `missingExtension`.
 * @example
 * const connector = createWalletConnector({ networkId: 2, dAppDefinitionAddress: 'account_tdx_2_1…' })
 * const sent = await connector.sendTransaction({ transactionManifest })
 */
export const createWalletConnector = (options: WalletConnectorOptions): WalletConnector => {
  const connection = new Connection(options)
  return {
    request: (items, callbacks = {}) =>
      new ResultAsync(new Promise((resolve) => connection.ask(items, callbacks, resolve))),
    sendTransaction: (input, callbacks = {}) => {
      const given = { ...input }
      const send = { ...given, version: given.version ?? 1 }
      const items: TransactionRequest = { discriminator: 'transaction', send }
      // A single promise, because each `map` of a ResultAsync costs as much as the request.
      return new ResultAsync(
        new Promise((resolve) =>
          connection.ask(items, callbacks, (result) => resolve(result.map((answer) => answer.send))),
        ),
      )
    },
    extensionStatus$: connection.extensionStatus$,
    orphanResponse$: connection.orphanResponse$,
    openPopup: () => connection.openPopup(),
    endSession: () => connection.endSession(),
    destroy: () => connection.destroy(),
  }
}
