import { createGateway } from '@lootboxes/gateway'
import { createRola, ownerKeysFrom, type Rola } from '@lootboxes/wallet-connector/rola'

let made: Rola | undefined

/**
 * All routes share this instance, which stores the issued challenges. Several servers pass a shared `store`. It is created
 * with the first request, because a build evaluates this file without the server's environment.
 */
export function rola(): Rola {
  const networkId = 240
  made ??= createRola({
    networkId,
    dAppDefinitionAddress: process.env.DAPP_DEFINITION ?? '',
    origin: process.env.ORIGIN ?? '',
    readOwnerKeys: ownerKeysFrom(
      createGateway({ networkId, baseUrl: process.env.GATEWAY_URL, applicationName: 'My shop' }),
    ),
  })
  return made
}
