// @vitest-environment jsdom
import { createGateway } from '@lootboxes/gateway'
import { createProductApi } from '@lootboxes/lootbox'
import { createProductHandler } from '@lootboxes/lootbox/server'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loggedFields } from '@/config/log'
import { presets } from '../../lootboxes.config'
import { PrivacyPolicy } from './privacy-policy'

afterEach(cleanup)

const facts = {
  gatewayHost: 'gateway.test',
  relayHost: undefined,
  swap: undefined,
  hasForms: false,
  keys: [{ key: 'theme', where: 'local storage', why: 'light, dark or system' }],
} as const
const said = (own: Partial<Parameters<typeof PrivacyPolicy>[0]> = {}) =>
  render(<PrivacyPolicy {...facts} {...own} />).container.textContent

test('names every field that the log keeps of a product call', async () => {
  const lines: object[] = []
  const log = { info: (line: object) => lines.push(line), warn: vi.fn(), error: vi.fn() }
  const api = createProductApi(createGateway({ networkId: 2, applicationName: 'test' }), presets.stokenet.lootbox)
  const handle = createProductHandler(api, { log, clientKey: () => '203.0.113.7' })
  const account_address = 'account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08'
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ account_address })
  await handle(new Request('http://a/api/all-account-tickets-unrevealed', { method: 'POST', headers, body }))
  expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual(Object.keys(loggedFields).toSorted())
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113\.7|hyf8cxadzte3ckts262qgnlaulhe72/)
  const text = said()
  for (const words of Object.values(loggedFields)) expect(text).toContain(words)
})

test('names whoever hears from the browser, and nobody else', () => {
  expect(said()).toContain('gateway.test')
  expect(said()).not.toContain('relay')
  expect(said({ relayHost: 'relay.test' })).toContain('relay.test')
  expect(said({ swap: { provider: 'Swap', host: 'swap.test' } })).toContain(
    'Swap at swap.test, when you open its trade panel',
  )
})

test('says what becomes of letters where letters are taken', () => {
  expect(said()).not.toContain('newsletter')
  expect(said({ hasForms: true })).toContain('forgotten after two days')
})

test('says what browsers report', () => {
  expect(said()).toContain('When a page fails or breaks this site’s own rules, your browser tells this server')
  expect(said()).toContain('When an order ends it tells')
})
