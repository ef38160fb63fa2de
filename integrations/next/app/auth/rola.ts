import { createGateway } from '@lootboxes/gateway'
import { ownerKeysFrom } from '@lootboxes/wallet-connector/rola'
import { cookieSessions, createRolaHandlers, type RolaHandlers } from '@lootboxes/wallet-connector/rola/server'

let created: RolaHandlers | undefined

/** The first request creates the handlers, because a build evaluates this file without the server's environment. */
export function getRola(): RolaHandlers {
  const networkId = 240
  const { GATEWAY_URL, DAPP_DEFINITION = '', ORIGIN = '', SESSION_SECRET = '' } = process.env
  created ??= createRolaHandlers({
    verify: {
      networkId,
      dAppDefinitionAddress: DAPP_DEFINITION,
      origin: ORIGIN,
      readOwnerKeys: ownerKeysFrom(createGateway({ networkId, baseUrl: GATEWAY_URL, applicationName: 'My shop' })),
    },
    sessions: cookieSessions({ secret: SESSION_SECRET }),
    logger: console,
  })
  return created
}
