import { accountLockersTouchedAt, accountLockerVaults } from './endpoints/account-lockers'
import { authorizedDepositors, depositPreValidation, resourcePreferences } from './endpoints/account-settings'
import { committedDetails } from './endpoints/committed-details'
import { entityDetails } from './endpoints/entity-details'
import { entityFungibles, entityNonFungibles } from './endpoints/entity-holdings'
import { entityMetadata } from './endpoints/entity-metadata'
import { entityFungibleVaults, entityNonFungibleVaults, entityVaultIds } from './endpoints/entity-vaults'
import {
  entitiesByRequirement,
  entitiesByRequirements,
  implicitRequirements,
  resourceHolders,
} from './endpoints/extensions'
import { keyValueStoreData, keyValueStoreKeys } from './endpoints/key-value-store'
import { construction, gatewayStatus, networkConfiguration } from './endpoints/network'
import { nonFungibleData } from './endpoints/non-fungible-data'
import { nonFungibleIds } from './endpoints/non-fungible-ids'
import { nonFungibleLocation } from './endpoints/non-fungible-location'
import { entitySchemas, packageBlueprints, packageCodes } from './endpoints/packages'
import { preview } from './endpoints/preview'
import { previewV2 } from './endpoints/preview-v2'
import { status } from './endpoints/status'
import { streamTransactions } from './endpoints/stream-transactions'
import { subintentStatus } from './endpoints/subintent-status'
import { submit } from './endpoints/submit'
import { validatorsList, validatorsUptime } from './endpoints/validators'
import type { Endpoint } from './gateway'

/** The Gateway paths of a devnet. All are `POST`; a trailing slash is optional. */
export const routes: Readonly<Record<string, Endpoint>> = {
  '/status/gateway-status': gatewayStatus,
  '/status/network-configuration': networkConfiguration,
  '/transaction/construction': construction,
  '/transaction/preview': preview,
  '/transaction/preview-v2': previewV2,
  '/transaction/account-deposit-pre-validation': depositPreValidation,
  '/transaction/submit': submit,
  '/transaction/status': status,
  '/transaction/subintent-status': subintentStatus,
  '/transaction/committed-details': committedDetails,
  '/stream/transactions': streamTransactions,
  '/state/entity/details': entityDetails,
  '/state/entity/page/metadata': entityMetadata,
  '/state/entity/page/schemas': entitySchemas,
  '/state/entity/page/fungibles': entityFungibles,
  '/state/entity/page/non-fungibles': entityNonFungibles,
  '/state/entity/page/fungible-vaults': entityFungibleVaults,
  '/state/entity/page/non-fungible-vaults': entityNonFungibleVaults,
  '/state/entity/page/non-fungible-vault/ids': entityVaultIds,
  '/state/non-fungible/ids': nonFungibleIds,
  '/state/non-fungible/data': nonFungibleData,
  '/state/non-fungible/location': nonFungibleLocation,
  '/state/key-value-store/data': keyValueStoreData,
  '/state/key-value-store/keys': keyValueStoreKeys,
  '/state/account/page/resource-preferences': resourcePreferences,
  '/state/account/page/authorized-depositors': authorizedDepositors,
  '/state/account-locker/page/vaults': accountLockerVaults,
  '/state/account-lockers/touched-at': accountLockersTouchedAt,
  '/state/package/page/blueprints': packageBlueprints,
  '/state/package/page/codes': packageCodes,
  '/extensions/entities-by-role-requirement/lookup': entitiesByRequirements,
  '/extensions/entities-by-role-requirement/page': entitiesByRequirement,
  '/extensions/implicit-requirements/lookup': implicitRequirements,
  '/extensions/resource-holders/page': resourceHolders,
  '/state/validators/list': validatorsList,
  '/statistics/validators/uptime': validatorsUptime,
}

/** Returns the endpoint at a path, with or without a trailing slash. Only own keys count, so `/constructor` is no route. */
export const routeAt = (path: string): Endpoint | undefined => {
  const known = path.replace(/\/+$/, '')
  return Object.hasOwn(routes, known) ? routes[known] : undefined
}
