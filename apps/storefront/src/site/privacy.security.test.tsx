// @vitest-environment jsdom
import { createGateway } from '@lootboxes/gateway'
import { createProductApi } from '@lootboxes/lootbox'
import { createProductHandler } from '@lootboxes/lootbox/server'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '@/client/page.fixture'
import { loggedFields } from '@/config/log'
import { pageDocument } from '@/content/documents'
import { DocumentText } from '@/content/mdx-parts'
import { presets } from '../../lootboxes.config'

afterEach(cleanup)

const policy = await pageDocument('terms')
const facts = { gatewayHost: 'gateway.test', loggedFields: Object.values(loggedFields).join('; ') }
const policyText = (own: object = {}) => {
  const { wrapper } = openPage()
  return render(<DocumentText document={policy} {...facts} {...own} />, { wrapper }).container.textContent
}

test('names every field of the log line of a product call', async () => {
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
  const text = policyText()
  for (const words of Object.values(loggedFields)) expect(text).toContain(words)
})

test('names every third party that the browser contacts, and no other', () => {
  expect(policyText()).toContain('gateway.test')
  expect(policyText()).not.toContain('relay')
  expect(policyText({ relayHost: 'relay.test' })).toContain('relay.test')
  expect(policyText({ swap: { provider: 'Swap', host: 'swap.test' } })).toContain(
    'Swap at swap.test, when you open its trade panel',
  )
})

test('states how long letters are stored if the site takes letters', () => {
  expect(policyText()).not.toContain('newsletter')
  expect(policyText({ hasForms: true })).toContain('deleted after two days')
})

test('states the reports of the browser', () => {
  expect(policyText()).toContain('When a page fails or breaks this site’s own rules, your browser tells this server')
  expect(policyText()).toContain('When an order ends, it reports')
})
