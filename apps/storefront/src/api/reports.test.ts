import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetProcess } from '@/config/per-process'
import { metrics } from '@/operations/metrics'
import { parseReport, takeReport } from './reports'

beforeEach(() => {
  forgetProcess()
  vi.stubEnv('RADIX_NETWORK', 'devnet')
  vi.stubEnv('LOG_LEVEL', 'silent')
})
afterEach(() => vi.unstubAllEnvs())

const account = 'account_loc1cyuvtquqzfpy0ydn6qcfzfwukzz5jrhucduuw3m52cvfdapcs80r98'
const violation = {
  'csp-report': {
    'document-uri': `https://site.test/user/${account}?q=secret#here`,
    'effective-directive': 'script-src',
    'blocked-uri': 'https://evil.example/x.js?id=7',
    'line-number': 3,
  },
}
const post = (body: string) => takeReport(new Request('https://site.test/api/reports', { method: 'POST', body }))
const counted = async () => (await metrics().reports.get()).values.map(({ labels, value }) => [labels.kind, value])

test('a violation of the policy is told without what names a visitor', () => {
  expect(parseReport(JSON.stringify(violation))).toEqual({
    kind: 'policy',
    facts: {
      page: 'https://site.test/user/account',
      directive: 'script-src',
      blocked: 'https://evil.example/x.js',
      source: undefined,
      line: 3,
    },
  })
})

test('a page that failed is told by its digest', () => {
  const text = JSON.stringify({ pageError: { name: 'Error', digest: '123', path: `/user/${account}` } })
  expect(parseReport(text)).toEqual({
    kind: 'page-error',
    facts: { name: 'Error', digest: '123', page: '/user/account' },
  })
})

test('how an order ended is counted by step and end, and nothing else is taken', async () => {
  const ended = (order: string, end: string) => post(JSON.stringify({ orderEnd: { order, end, account } }))
  for (const end of ['committed', 'committed', 'declined']) expect((await ended('buy', end)).status).toBe(204)
  expect((await ended('buy', 'whatever')).status).toBe(400)
  expect((await ended(account, 'committed')).status).toBe(400)
  expect((await metrics().orders.get()).values.map(({ labels, value }) => [labels.order, labels.end, value])).toEqual([
    ['buy', 'committed', 2],
    ['buy', 'declined', 1],
  ])
  expect(parseReport(JSON.stringify({ orderEnd: { order: 'buy', end: 'failed', account } }))).toEqual({
    kind: 'order',
    order: 'buy',
    end: 'failed',
  })
})

test.each(['', 'no json', '{}', '{"csp-report":7}', `{"pageError":{"name":"${'x'.repeat(3_000)}","path":"/"}}`])(
  'anything else is refused: %.20s',
  async (body) => {
    expect((await post(body)).status).toBe(400)
    expect(await counted()).toEqual([])
  },
)

test('reports are counted; one that is too long is not read', async () => {
  expect((await post(JSON.stringify(violation))).status).toBe(204)
  expect((await post(JSON.stringify({ ...violation, more: 'x'.repeat(9_000) }))).status).toBe(400)
  expect(await counted()).toEqual([['policy', 1]])
})
