import { createGateway } from '@lootboxes/gateway'
import { createRola, ownerKeysFrom, type Rola } from '@lootboxes/wallet-connector/rola'

let made: Rola | undefined

/**
 * One for all routes: it remembers the challenges it gave out. Several servers give it a `store` they share. Made with the first
 * request, because a build evaluates this file without the environment of the server.
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
