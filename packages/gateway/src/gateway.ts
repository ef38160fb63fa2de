import type { Bound } from './verb'
import type { getCommittedDetails } from './verbs/get-committed-details'
import type { getConstruction } from './verbs/get-construction'
import type { getEntityDetails } from './verbs/get-entity-details'
import type { getEntityMetadata } from './verbs/get-entity-metadata'
import type { getFungibleVaults } from './verbs/get-fungible-vaults'
import type { getFungibles } from './verbs/get-fungibles'
import type { getGatewayStatus } from './verbs/get-gateway-status'
import type { getKeyValueStoreData } from './verbs/get-key-value-store-data'
import type { getNetworkConfiguration } from './verbs/get-network-configuration'
import type { getNonFungibleData } from './verbs/get-non-fungible-data'
import type { getNonFungibleIds } from './verbs/get-non-fungible-ids'
import type { getNonFungibleLocation } from './verbs/get-non-fungible-location'
import type { getNonFungibleVaultIds } from './verbs/get-non-fungible-vault-ids'
import type { getNonFungibleVaults } from './verbs/get-non-fungible-vaults'
import type { getNonFungibles } from './verbs/get-non-fungibles'
import type { getSubintentStatus } from './verbs/get-subintent-status'
import type { getTransactionStatus } from './verbs/get-transaction-status'
import type { getValidators } from './verbs/get-validators'
import type { getValidatorsUptime } from './verbs/get-validators-uptime'
import type { previewTransaction } from './verbs/preview-transaction'
import type { streamTransactions } from './verbs/stream-transactions'
import type { submitTransaction } from './verbs/submit-transaction'
import type { WatchTransaction } from './watch-transaction'

/** One verb per endpoint, bound to one Gateway; each is documented in its own file under `verbs/`. */
export type Gateway = {
  readonly baseUrl: string
  readonly networkId: number | undefined

  readonly getEntityDetails: Bound<typeof getEntityDetails>
  readonly getEntityMetadata: Bound<typeof getEntityMetadata>
  readonly getFungibles: Bound<typeof getFungibles>
  readonly getNonFungibles: Bound<typeof getNonFungibles>
  readonly getFungibleVaults: Bound<typeof getFungibleVaults>
  readonly getNonFungibleVaults: Bound<typeof getNonFungibleVaults>
  readonly getNonFungibleVaultIds: Bound<typeof getNonFungibleVaultIds>
  readonly getNonFungibleIds: Bound<typeof getNonFungibleIds>
  readonly getNonFungibleData: Bound<typeof getNonFungibleData>
  readonly getNonFungibleLocation: Bound<typeof getNonFungibleLocation>
  readonly getKeyValueStoreData: Bound<typeof getKeyValueStoreData>
  readonly getValidators: Bound<typeof getValidators>
  readonly getValidatorsUptime: Bound<typeof getValidatorsUptime>
  readonly getGatewayStatus: Bound<typeof getGatewayStatus>
  readonly getNetworkConfiguration: Bound<typeof getNetworkConfiguration>
  readonly streamTransactions: Bound<typeof streamTransactions>
  readonly getCommittedDetails: Bound<typeof getCommittedDetails>
  readonly getConstruction: Bound<typeof getConstruction>
  readonly previewTransaction: Bound<typeof previewTransaction>
  readonly getSubintentStatus: Bound<typeof getSubintentStatus>
  readonly getTransactionStatus: Bound<typeof getTransactionStatus>
  readonly submitTransaction: Bound<typeof submitTransaction>

  /**
   * Asks for the status after 2, 4, 8, 10, 10 … s until the ledger decides, and at once when somebody returns to the page.
   * Errors: only a refused question (400 and other 4xx) or an abort; a timeout is the settlement `undetermined`.
   */
  readonly watchTransaction: WatchTransaction
}
