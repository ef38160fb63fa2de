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

test('without a query: the search, then questions, chapters and messages, all folded, then the articles', async () => {
  const { page, texts, status } = await open()
  expect(status).toBeUndefined()
  expect(
    [...page.querySelectorAll('h1, h2, form')].map(({ localName, textContent }) => textContent || localName),
  ).toEqual([
    'Help',
    'form',
    'Questions',
    'Topics',
    'What the messages mean',
    expect.stringMatching(/^Articles and terms/),
  ])
  expect(texts('h4')).toEqual(allQuestions)
  const chapters = await documents('help')
  expect(texts('[aria-labelledby=topics] summary')).toEqual(chapters.map(({ title }) => title))
  expect(page.querySelectorAll('[aria-labelledby=errors] summary').length).toBeGreaterThan(5)
  expect(page.querySelectorAll('details[open]')).toHaveLength(0)
  // A browser unfolds the target of a link only if it is not in the summary.
  for (const { slug } of chapters)
    expect(page.querySelectorAll(`details > :not(summary) [id="${slug}"]`)).toHaveLength(1)
})

test('each message has its anchor once, in a folded group (trap T12)', async () => {
  const { page } = await open()
  for (const code of [...failureCodes, 'other']) {
    const anchors = page.querySelectorAll(`details > :not(summary) [id="${helpId(code)}"]`)
    expect(anchors.length, code).toBe(1)
  }
})

test('with a query: the matches, unfolded, with their number', async () => {
  const { page, texts, status } = await open('refunds')
  expect(texts('h4')).toEqual(['Can I get a refund?'])
  expect(texts('[aria-labelledby=topics] summary')).toContain('Refunds and failed payments')
  expect(texts('[data-slot=search-hits] a')).toContain('Terms and Privacy')
  expect(page.querySelectorAll('details:not([open])')).toHaveLength(0)
  const results = [
    ...texts('h4'),
    ...texts('[aria-labelledby=topics] summary'),
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
