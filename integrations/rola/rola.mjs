import { createGateway } from '@lootboxes/gateway'
import { ownerKeysFrom } from '@lootboxes/wallet-connector/rola'
import { cookieSessions, createRolaHandlers } from '@lootboxes/wallet-connector/rola/server'

const networkId = 240 // the devnet; 2 is Stokenet, 1 is Mainnet, and neither needs a baseUrl
const gateway = createGateway({ networkId, baseUrl: process.env.GATEWAY_URL, applicationName: 'My shop' })

export const rola = createRolaHandlers({
  verify: {
    networkId,
    dAppDefinitionAddress: process.env.DAPP_DEFINITION,
    origin: process.env.ORIGIN, // 'https://shop.example', from the configuration and never from a request
    readOwnerKeys: ownerKeysFrom(gateway),
  },
  sessions: cookieSessions({ secret: process.env.SESSION_SECRET }), // openssl rand -base64 32
  logger: console,
})
