import { afterEach, describe, expect, test, vi } from 'vitest'
import { dApp } from '../connector/sample-response.fixture'
import { createDappToolkit } from './create-dapp-toolkit'
import type { DappToolkitOptions } from './dapp-toolkit'
import { DataRequestBuilder } from './data-request'
import type { TransactionWatcher } from './transaction-watcher'

const gateway: TransactionWatcher & { networkId?: number } = { watchTransaction: () => new Promise<never>(() => {}) }
const page = (hostname: string) => {
  const location = { hostname }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }))
  vi.stubGlobal('location', location)
}
afterEach(() => void vi.unstubAllGlobals())

describe.each([
  [
    'an address of another network',
    { dAppDefinitionAddress: 'account_rdx1abc' },
    'account_tdx_2_1…, received account_rdx1abc',
  ],
  ['no network', { networkId: undefined as unknown as number }, 'networkId: Required'],
  ['no account', { dAppDefinitionAddress: 'component_tdx_2_1abc' }, 'dAppDefinitionAddress'],
  ['no address', { dAppDefinitionAddress: undefined as unknown as string }, 'received undefined'],
  ['no gateway', { gateway: undefined as unknown as TransactionWatcher }, 'gateway: Required'],
  [
    'a gateway of another network',
    { gateway: Object.assign({ ...gateway }, { networkId: 1 }) },
    'Expected network 2, received 1',
  ],
] satisfies readonly [string, Partial<DappToolkitOptions>, string][])('%s', (_, own, words) => {
  const options = { networkId: 2, dAppDefinitionAddress: dApp, gateway, ...own }

  test('throws on localhost', () => {
    page('localhost')
    expect(() => createDappToolkit(options)).toThrow(words)
  })

  test('ends every request on other hosts, each with an item', async () => {
    page('shop.example')
    const { walletApi, buttonApi, destroy } = createDappToolkit(options)
    walletApi.setRequestData(DataRequestBuilder.persona())
    const requested = await Promise.all([
      buttonApi.connect(),
      walletApi.sendTransaction({ transactionManifest: 'X;' }),
      walletApi.sendPreAuthorizationRequest({ subintentManifest: 'X;', expiration: { afterDelay: 60 } }),
    ])
    for (const result of requested)
      expect(result._unsafeUnwrapErr()).toMatchObject({
        error: 'invalidOptions',
        message: expect.stringContaining(words),
      })
    expect(walletApi.getRequestItems().map(({ status, error }) => [status, error])).toEqual(
      requested.map(() => ['fail', 'invalidOptions']),
    )
    destroy()
  })
})

test('accepts a gateway with the same network or without one', () => {
  page('localhost')
  for (const networkId of [2, undefined])
    expect(() =>
      createDappToolkit({
        networkId: 2,
        dAppDefinitionAddress: dApp,
        gateway: { ...gateway, ...(networkId && { networkId }) },
      }).destroy(),
    ).not.toThrow()
})
