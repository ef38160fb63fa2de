import { describe, expect, test } from 'vitest'
import { parseEnv } from './env'

const devnet = { RADIX_NETWORK: 'devnet' }
const mainnet = {
  RADIX_NETWORK: 'mainnet',
  SITE_URL: 'https://site.example/',
  DAPP_DEFINITION_ADDRESS: 'account_rdx1c9n0e3cefkr4vs03g584s6hfrfac4z3hdrmcgssk8swpt5slddz5hk',
}

test('devnet without any other variable', () => {
  expect(parseEnv(devnet)).toEqual({
    network: 'devnet',
    networkId: 240,
    devnetWorld: 'hug',
    devnetUrl: 'http://127.0.0.1:8090',
    gatewayUrl: 'http://127.0.0.1:8090',
    siteUrl: 'http://localhost:3000',
    ipfsUrl: 'http://127.0.0.1:8090/ipfs',
    dAppDefinition: undefined,
    box: undefined,
    swapProvider: { provider: 'Example Exchange', baseUrl: 'http://127.0.0.1:8090/explorer/trade' },
    trustProxy: 0,
    rateLimitPerMinute: 600,
    databaseUrl: undefined,
    catalogUrl: 'http://127.0.0.1:8092',
    logLevel: 'info',
    recordsUrl: 'memory:',
    mail: { outbox: '.data/outbox.ndjson' },
    uploads: { folder: '.data/uploads' },
    contactTo: undefined,
    maintenance: undefined,
    development: false,
  })
})

test('one variable points the site at a public network and leaves the devnet behind', () => {
  expect(parseEnv({ ...mainnet, DEVNET_URL: 'http://127.0.0.1:9999' })).toMatchObject({
    siteUrl: 'https://site.example',
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
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['COOKIE_SECRET', 'short'],
  ['CATALOG_URL', '.data/catalog'],
  ['CATALOG_PORT', '0'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['SITE_URL', 'https://site.example'],
  ['LOOTBOX', '{}'],
  ['LOOTBOX.component', '{"component":"component_rdx1","ticket":"resource_loc1","price":"2"}'],
  ['TRADE_WIDGET_URL', 'javascript:alert(1)'],
])('%s=%s stops the boot by name', (name, value) => {
  const [variable = ''] = name.split('.')
  expect(() => parseEnv({ ...devnet, [variable]: value })).toThrow(name)
})

test('the catalog is asked at its worker, or in the PostgreSQL it is kept in', () => {
  const url = 'postgres://localhost/site'
  expect(parseEnv({ ...devnet, CATALOG_PORT: '8500' }).catalogUrl).toBe('http://127.0.0.1:8500')
  expect(parseEnv({ ...devnet, DATABASE_URL: url }).catalogUrl).toBe(url)
  expect(parseEnv({ ...devnet, DATABASE_URL: url, CATALOG_URL: 'http://catalog:8092' }).catalogUrl).toBe(
    'http://catalog:8092',
  )
})

test('a trade widget goes by its host until it is named', () => {
  const url = 'https://trade.example/widget'
  expect(parseEnv({ ...devnet, TRADE_WIDGET_URL: url }).swapProvider).toEqual({
    provider: 'trade.example',
    baseUrl: url,
  })
  expect(parseEnv({ ...devnet, TRADE_WIDGET_URL: url, TRADE_WIDGET_PROVIDER: 'Trade' }).swapProvider?.provider).toBe(
    'Trade',
  )
})

test('nothing is assumed about the network', () => {
  expect(() => parseEnv({})).toThrow('RADIX_NETWORK')
})

test.each(['SITE_URL', 'DAPP_DEFINITION_ADDRESS'])('a public network needs %s', (variable) => {
  expect(() => parseEnv({ ...mainnet, [variable]: '' })).toThrow(`${variable}: is not set`)
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])('a devnet at %s', (SITE_URL) =>
  expect(parseEnv({ ...devnet, SITE_URL }).siteUrl).toBe(SITE_URL),
)

test.each([
  ['1', 1],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%s', (TRUST_PROXY, trusted) => expect(parseEnv({ ...devnet, TRUST_PROXY }).trustProxy).toEqual(trusted))

describe('letters and records', () => {
  const publicNetwork = {
    RADIX_NETWORK: 'stokenet',
    SITE_URL: 'https://example.org',
    DAPP_DEFINITION_ADDRESS: 'account_tdx_2_1',
  }

  test('a devnet keeps letters in memory and sends them to a file', () => {
    expect(parseEnv({ RADIX_NETWORK: 'devnet' })).toMatchObject({
      recordsUrl: 'memory:',
      mail: { outbox: '.data/outbox.ndjson' },
      contactTo: undefined,
    })
  })

  test('a public network has neither unless told, and a PostgreSQL before a folder', () => {
    expect(parseEnv(publicNetwork)).toMatchObject({ recordsUrl: undefined, mail: undefined })
    const told = { ...publicNetwork, SITE_DATA: '/data/site', SMTP_URL: 'smtp://mail.test:587', MAIL_FROM: 'a@b.test' }
    expect(parseEnv(told)).toMatchObject({
      recordsUrl: '/data/site',
      mail: { smtpUrl: 'smtp://mail.test:587', from: 'a@b.test' },
    })
    expect(parseEnv({ ...told, DATABASE_URL: 'postgres://db.test/site' }).recordsUrl).toBe('postgres://db.test/site')
  })

  test('a mail server without a sender, and a receiver who is none, stop the start by name', () => {
    expect(() => parseEnv({ ...publicNetwork, SMTP_URL: 'smtp://mail.test' })).toThrow(/^MAIL_FROM/)
    expect(() => parseEnv({ ...publicNetwork, CONTACT_TO: 'nobody' })).toThrow(/^CONTACT_TO/)
    expect(() => parseEnv({ ...publicNetwork, SMTP_URL: 'http://mail.test' })).toThrow(/^SMTP_URL/)
  })
})

describe('storage of pictures', () => {
  const bucket = { UPLOADS_S3_URL: 'https://s3.test/pictures', UPLOADS_S3_KEY_ID: 'key', UPLOADS_S3_SECRET: 'secret' }

  test('a folder, a bucket, or none on a public network', () => {
    expect(parseEnv({ ...devnet, UPLOADS_DIR: '/pictures' }).uploads).toEqual({ folder: '/pictures' })
    expect(parseEnv({ ...devnet, ...bucket }).uploads).toEqual({
      url: 'https://s3.test/pictures',
      region: 'auto',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    })
    expect(
      parseEnv({ RADIX_NETWORK: 'mainnet', SITE_URL: 'https://site.test', DAPP_DEFINITION_ADDRESS: 'account' }).uploads,
    ).toBeUndefined()
  })

  test.each(['UPLOADS_S3_KEY_ID', 'UPLOADS_S3_SECRET'])('a bucket without %s stops the start', (name) =>
    expect(() => parseEnv({ ...devnet, ...bucket, [name]: undefined })).toThrow(name),
  )
})
