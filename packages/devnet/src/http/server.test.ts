import { createServer } from 'node:net'
import { xrdAddress } from '@lootboxes/ledger'
import { describe, expect, test } from 'vitest'
import { lootbox } from '../blueprints/lootbox'
import { devnetErrorText } from '../devnet-error'
import { cidOf } from '../genesis/cid'
import { devKeys } from '../keys'
import { recipes } from '../testing/recipes'
import { startDevnet } from '../testing/start-devnet'
import { testWallet } from '../testing/test-wallet'
import { urlOf } from './listen'

const post = (url: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    ...(body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
  })

describe('transport', () => {
  test('accepts paths with and without a trailing slash, and empty bodies', async () => {
    const { devnet, url } = await startDevnet()
    const { account } = testWallet(devnet, devKeys(1).main)
    for (const path of ['/state/entity/page/fungibles', '/state/entity/page/fungibles/'])
      expect((await post(`${url}${path}`, { address: account })).status).toBe(200)
    for (const path of ['/status/gateway-status', '/transaction/construction/'])
      expect((await post(`${url}${path}`)).status).toBe(200)
  })

  test('answers 413 to a body of more than 4 MiB', async () => {
    const { url } = await startDevnet()
    const address = 'a'.repeat(5 * 1024 * 1024)
    expect((await post(`${url}/state/entity/details`, { addresses: [address] })).status).toBe(413)
    expect((await fetch(`${url}/health`)).status).toBe(200)
  })

  test('the URL of an IPv6 host has brackets', () => {
    expect(new URL(urlOf('::1', 8090)).port).toBe('8090')
    expect(urlOf('127.0.0.1', 8090)).toBe('http://127.0.0.1:8090')
  })

  test('answers GET / and /health, and refuses a wrong path, method or content type', async () => {
    const { url } = await startDevnet()
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch(`${url}/health`)).status).toBe(200)
    const statusOf = async (response: Promise<Response>) => {
      const { status, ...rest } = await response.then(async (one) => ({ status: one.status, text: await one.text() }))
      return [status, rest.text]
    }
    expect(await statusOf(post(`${url}/state/nothing`, {}))).toEqual([404, ''])
    expect(await statusOf(post(`${url}/constructor`, {}))).toEqual([404, ''])
    expect(await statusOf(fetch(`${url}/state/entity/details`))).toEqual([405, ''])
    expect(await statusOf(fetch(`${url}//`))).toEqual([404, ''])
    expect(await statusOf(fetch(`${url}/state/entity/details`, { method: 'PUT' }))).toEqual([405, ''])
    const plain = fetch(`${url}/state/entity/details`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(await statusOf(plain)).toEqual([415, ''])
    expect((await post(`${url}/state/entity/details`, undefined, { 'content-type': 'application/json' })).status).toBe(
      400,
    )
  })

  test('lets any page read the Gateway with the identification headers', async () => {
    const { url } = await startDevnet()
    const preflight = await fetch(`${url}/status/gateway-status`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,rdx-app-name,rdx-client-name',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('rdx-app-name')
    expect(preflight.headers.get('access-control-max-age')).toBe('1728000')
    const answer = await post(`${url}/status/gateway-status`, undefined, { origin: 'https://shop.example' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('omits nulls, and gives errors a trace id', async () => {
    const { url } = await startDevnet()
    const text = await (await post(`${url}/stream/transactions`, {})).text()
    expect(text).not.toContain('null')
    const error = await (await post(`${url}/state/entity/details`, { addresses: [] })).json()
    expect(error).toMatchObject({ code: 400, trace_id: expect.stringContaining('devnet-') })
  })
})

describe('a drawing', () => {
  test('is addressed by its content', async () => {
    const { devnet, url } = await startDevnet()
    const { lootCreatures } = devnet.addresses
    const { non_fungible_ids } = await (
      await post(`${url}/state/non-fungible/data`, { resource_address: lootCreatures, non_fungible_ids: ['#1#'] })
    ).json()
    const [image] = non_fungible_ids[0].data.programmatic_json.fields.filter(
      (one: { field_name: string }) => one.field_name === 'key_image_url',
    )
    const cid = image.value.replace('ipfs://', '')
    const answer = await fetch(`${url}/ipfs/${cid}`)
    const svg = await answer.text()
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(cidOf(svg)).toBe(cid)
    expect((await fetch(`${url}/ipfs/bafkreinothing`)).status).toBe(404)
  })

  test('has a CIDv1 address: raw, sha2-256, as in IPFS', () => {
    const sha256 = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9'
    const base32 = cidOf('hello world').slice(1).toUpperCase()
    const bits = Array.from(base32)
      .map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'))
      .join('')
    const bytes = bits.match(/.{8}/g) ?? []
    expect(bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('')).toBe(
      `01551220${sha256}`,
    )
  })
})

describe('routes for this machine only', () => {
  test('the control and wallet routes refuse pages of other sites and other host names', async () => {
    const { url } = await startDevnet()
    for (const path of ['/devnet/state', '/wallet/accounts']) {
      expect((await fetch(`${url}${path}`)).status).toBe(200)
      expect((await fetch(`${url}${path}`, { headers: { origin: 'http://localhost:3000' } })).status).toBe(200)
      expect((await fetch(`${url}${path}`, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
    }
  })

  test('the faucet sends to an account in a separate transaction', async () => {
    const { devnet, url, sdk } = await startDevnet()
    const { account } = testWallet(devnet, devKeys(5).main)
    const answer = await post(`${url}/devnet/faucet`, { account, baller: '100' })
    const { transactionIntentHash } = await answer.json()
    expect((await sdk.transaction.getStatus(transactionIntentHash)).status).toBe('CommittedSuccess')
    const details = await sdk.state.getEntityDetailsVaultAggregated(account)
    const amounts = details.fungible_resources.items.map(({ resource_address, vaults }) => [
      resource_address,
      vaults.items[0]?.amount,
    ])
    expect(Object.fromEntries(amounts)).toEqual({ [xrdAddress(240)]: '10000', [devnet.addresses.baller]: '100' })
    for (const wrong of [{ account: 'nobody' }, { account, baller: '0' }, { account, baller: 'x' }])
      expect((await post(`${url}/devnet/faucet`, wrong)).status).toBe(400)
  })

  test('the in-page wallet is one classic script', async () => {
    const { url } = await startDevnet()
    const answer = await fetch(`${url}/wallet.js`)
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    const script = await answer.text()
    expect(script).toContain('Development wallet')
    expect(script).not.toMatch(/^\s*(?:import|export)\s/m)
  })
})

describe('fault settings', () => {
  test('injects every kind of fault', async () => {
    const { url } = await startDevnet()
    const turn = (faults: object) => post(`${url}/devnet/fault-settings`, { faults })
    const ask = () => post(`${url}/status/gateway-status`)
    await turn({ rate: 1, kinds: ['429'] })
    const limited = await ask()
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1'])
    await turn({ kinds: ['500'] })
    expect(await (await ask()).json()).toMatchObject({ code: 500, details: { type: 'InternalServerError' } })
    await turn({ kinds: ['html'] })
    const html = await ask()
    expect([html.status, html.headers.get('content-type')]).toEqual([503, 'text/html'])
    await turn({ kinds: ['drop'] })
    await expect(ask()).rejects.toThrow()
    await turn({ kinds: ['late'], lateMs: 60 })
    const started = performance.now()
    expect((await ask()).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(55)
    await turn({ path: '/transaction/', kinds: ['500'] })
    expect((await ask()).status).toBe(200)
    expect((await post(`${url}/devnet/fault-settings`, { faults: { rate: 2 } })).status).toBe(400)
  })

  test('commits and draws take the configured time', async () => {
    const { devnet, sdk } = await startDevnet({ faultSettings: { commitDelayMs: 80, drawDelayMs: 80 } })
    const wallet = testWallet(devnet, devKeys(1).main)
    const { buy, reveal } = recipes(devnet, wallet.account)
    const { intentId } = (await devnet.submit(await wallet.sign(buy(1))))._unsafeUnwrap()
    expect(await sdk.transaction.getStatus(intentId)).toMatchObject({ status: 'Pending', intent_status: 'Pending' })
    await devnet.ledger.idle()
    expect(await sdk.transaction.getStatus(intentId)).toMatchObject({ status: 'CommittedSuccess' })
    await devnet.submit(await wallet.sign(reveal(['#1#'])))
    await devnet.ledger.idle()
    const pending = () => lootbox.stateOf(devnet.ledger.chain.view(), devnet.addresses.hugOpen)?.pendingDraws
    expect(pending()).toHaveLength(1)
    await devnet.idle()
    expect(pending()).toEqual([])
  })

  test('a lagging replica reads the past and refuses a newer version', async () => {
    let nowMs = Date.now()
    const { devnet, url } = await startDevnet({ now: () => nowMs, faultSettings: { replicaLagMs: 1_000 } })
    const wallet = testWallet(devnet, devKeys(1).main)
    nowMs += 5_000
    const record = await wallet.send(recipes(devnet, wallet.account).buy(1))
    const read = async (at?: number) => {
      const answer = await post(`${url}/state/entity/page/non-fungible-vaults/`, {
        address: wallet.account,
        resource_address: devnet.addresses.hugOpenTickets,
        ...(at === undefined ? {} : { at_ledger_state: { state_version: at } }),
      })
      return answer.json()
    }
    expect((await read()).total_count).toBe(0)
    expect((await read(record.stateVersion)).details.validation_errors[0].path).toBe('?')
    nowMs += 1_500
    expect((await read(record.stateVersion)).total_count).toBe(1)
  })

  test('status, ledger state and committed details agree while the replica lags', async () => {
    let nowMs = Date.now()
    const { devnet, url } = await startDevnet({ now: () => nowMs, faultSettings: { replicaLagMs: 1_000 } })
    const wallet = testWallet(devnet, devKeys(1).main)
    nowMs += 5_000
    const { intentId, stateVersion } = await wallet.send(recipes(devnet, wallet.account).buy(1))
    const ask = async (path: string, body: object) => (await post(`${url}${path}`, body)).json()
    const story = async () => ({
      status: await ask('/transaction/status', { intent_hash: intentId }),
      details: await ask('/transaction/committed-details', { intent_hash: intentId }),
      gateway: await ask('/status/gateway-status', {}),
      construction: await ask('/transaction/construction', {}),
    })
    const early = await story()
    expect(early.status).toMatchObject({ status: 'Pending', intent_status: 'Pending' })
    expect(early.status.committed_state_version).toBeUndefined()
    expect(early.details).toMatchObject({ code: 404, details: { type: 'TransactionNotFoundError' } })
    for (const answer of [early.status, early.gateway, early.construction])
      expect(answer.ledger_state.state_version).toBeLessThan(stateVersion)
    nowMs += 1_500
    const late = await story()
    expect(late.status).toMatchObject({ status: 'CommittedSuccess', committed_state_version: stateVersion })
    expect(late.details.transaction.state_version).toBe(stateVersion)
    for (const answer of [late.status, late.gateway, late.construction, late.details])
      expect(answer.ledger_state.state_version).toBeGreaterThanOrEqual(stateVersion)
  })
})

describe('starting', () => {
  test.each([70_000, -1, 1.5, Number.NaN])('refuses the port %d', async (port) => {
    const { devnet } = await startDevnet()
    const error = (await devnet.listen({ port }))._unsafeUnwrapErr()
    expect(error).toEqual({ kind: 'bad-port', port })
    expect(devnetErrorText(error)).toBe(`There is no port ${port}: a port is a whole number from 0 to 65535.`)
  })

  test('a taken port is an error that names the port', async () => {
    const { devnet } = await startDevnet()
    const blocker = createServer()
    const port = await new Promise<number>((resolve) =>
      blocker.listen(0, '127.0.0.1', () => {
        const address = blocker.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      }),
    )
    await devnet.close()
    const error = (await devnet.listen({ port }))._unsafeUnwrapErr()
    expect(error).toEqual({ kind: 'port-taken', port, host: '127.0.0.1' })
    expect(devnetErrorText(error)).toBe(
      `Port ${port} on 127.0.0.1 is taken. Choose another with --port or DEVNET_PORT.`,
    )
    await new Promise((resolve) => blocker.close(resolve))
  })
})
