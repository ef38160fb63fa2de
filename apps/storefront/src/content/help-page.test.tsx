// @vitest-environment jsdom

import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { failureCodes, helpId } from '@/client/failure-text'
import { questionGroups } from '@/config/questions'
import { documents } from './documents'
import { HelpPage } from './help-page'

beforeAll(() => vi.stubEnv('RADIX_NETWORK', 'devnet'))
afterAll(() => vi.unstubAllEnvs())

async function open(q?: string) {
  const html = renderToStaticMarkup(await HelpPage({ searchParams: Promise.resolve(q === undefined ? {} : { q }) }))
  const page = document.createElement('div')
  page.innerHTML = html
  const texts = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return { page, texts, status: page.querySelector('[role=status]')?.textContent }
}

const allQuestions = questionGroups.flatMap(({ questions }) => questions.map(({ question }) => question))

test('without a query: the search, each question folded, each chapter, and the messages folded by group', async () => {
  const { page, texts, status } = await open()
  expect(status).toBeUndefined()
  expect(texts('h4')).toEqual(allQuestions)
  const chapters = (await documents('help')).map(({ title }) => title)
  expect(texts('[data-slot=prose] > h2')).toEqual([...chapters, 'What the messages mean'])
  expect(texts('[data-slot=contents-list] a')).toEqual([...chapters, 'What the messages mean'])
  expect(page.querySelectorAll('details').length).toBeGreaterThan(allQuestions.length + 5)
  expect(page.querySelectorAll('details[open]')).toHaveLength(0)
  // The search comes first, the articles last.
  expect(page.querySelector('h1, h2, form')?.localName).toBe('h1')
  expect(page.querySelector('h2, form')?.localName).toBe('form')
  expect([...page.querySelectorAll('h2')].at(-1)?.textContent).toMatch(/^Articles and terms/)
})

test('each message has its anchor once, in a folded group (trap T12)', async () => {
  const { page } = await open()
  for (const code of [...failureCodes, 'other']) {
    const anchors = page.querySelectorAll(`details [id="${helpId(code)}"]`)
    expect(anchors.length, code).toBe(1)
  }
})

test('with a query: the matches, unfolded, with their number', async () => {
  const { page, texts, status } = await open('refunds')
  expect(texts('h4')).toEqual(['Can I get a refund?'])
  expect(texts('[data-slot=prose] > h2')).toContain('Refunds and failed payments')
  expect(texts('[data-slot=search-hits] a')).toContain('Terms and Privacy')
  expect(page.querySelectorAll('details:not([open])')).toHaveLength(0)
  const results = [
    ...texts('h4'),
    ...texts('[data-slot=prose] > h2:not(#errors)'),
    ...texts('dt'),
    ...texts('[data-slot=search-hits] a'),
  ]
  expect(status).toMatch(new RegExp(`^${results.length} results for “refunds”`))
})

test('a code shows its message', async () => {
  const { page, status } = await open('rejectedByUser')
  expect(status).toMatch(/^1 result for/)
  expect(page.querySelector('details[open] dt')?.textContent).toBe('You declined the request in your wallet.')
  expect(page.querySelector('[data-slot=search-hits]')).toBeNull()
})

test('without a match: a sentence, then all chapters as links', async () => {
  const { page, texts, status } = await open('zebra')
  expect(status).toMatch(/^0 results for “zebra”/)
  expect(texts('[data-slot=empty-state] p')).toEqual(['No help for these words'])
  const chapters = await documents('help')
  expect([...page.querySelectorAll('[data-slot=search-hits] a')].map((link) => link.getAttribute('href'))).toEqual(
    chapters.map(({ slug }) => `/help_center#${slug}`),
  )
  expect(page.querySelectorAll('details')).toHaveLength(0)
})
