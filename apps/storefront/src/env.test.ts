import { expect, test } from 'vitest'
import { parseEnv } from './env'

test('devnet without any variable', () => {
  expect(parseEnv({})).toEqual({
    network: 'devnet',
    networkId: 240,
    devnetUrl: 'http://127.0.0.1:8090',
    gatewayUrl: 'http://127.0.0.1:8090',
    siteUrl: 'http://localhost:3000',
    ipfsUrl: 'http://127.0.0.1:8090/ipfs',
    dAppDefinition: undefined,
    box: undefined,
    tradeProvider: undefined,
    trustProxy: false,
    rateLimitPerMinute: 600,
    databaseUrl: undefined,
    logLevel: 'info',
    development: false,
  })
})

test('one variable points the site at a public network and leaves the devnet behind', () => {
  const mainnet = parseEnv({ RADIX_NETWORK: 'mainnet', DEVNET_URL: 'http://127.0.0.1:9999' })
  expect(mainnet).toMatchObject({
    devnetUrl: undefined,
    gatewayUrl: 'https://mainnet.radixdlt.com',
    ipfsUrl: 'https://ipfs.io/ipfs',
  })
})

test.each([
  ['RADIX_NETWORK', 'testnet'],
  ['DEVNET_PORT', '70000'],
  ['GATEWAY_URL', 'mainnet'],
  ['RATE_LIMIT_PER_MINUTE', '-1'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['LOG_LEVEL', 'loud'],
  ['LOOTBOX', '{}'],
  ['LOOTBOX.component', '{"component":"component_rdx1","ticket":"resource_loc1"}'],
  ['TRADE_WIDGET_URL', 'javascript:alert(1)'],
])('%s=%s stops the boot by name', (name, value) => {
  const [variable = ''] = name.split('.')
  expect(() => parseEnv({ [variable]: value })).toThrow(name)
})

test('a trade widget goes by its host until it is named', () => {
  const url = 'https://trade.example/widget'
  expect(parseEnv({ TRADE_WIDGET_URL: url }).tradeProvider).toEqual({ provider: 'trade.example', baseUrl: url })
  expect(parseEnv({ TRADE_WIDGET_URL: url, TRADE_WIDGET_PROVIDER: 'Trade' }).tradeProvider?.provider).toBe('Trade')
})
