// @vitest-environment jsdom

import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { failureCodes, helpId } from '@/client/failure-text'
import { helpSubjects } from '@/config/questions'
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

const parts = (page: HTMLElement) => page.querySelectorAll('section[aria-labelledby^=about-]')

test('without a query: the search and the contact form, then each subject with its chapters and questions, all folded', async () => {
  const { page, texts, status } = await open()
  expect(status).toBeUndefined()
  expect(page.querySelector('a[href="/contact"]')?.textContent).toBe('Write us a message')
  expect(
    [...page.querySelectorAll('h1, h2, form')].map(({ localName, textContent }) => textContent || localName),
  ).toEqual(['Help', 'form', ...helpSubjects.map(({ title }) => title), 'What the messages mean'])
  // The blog lists its posts.
  expect([...page.querySelectorAll('p > a')].slice(0, 3).map((link) => link.getAttribute('href'))).toEqual([
    '/contact',
    '/blog',
    '/terms',
  ])
  const chapters = await documents('help')
  expect(
    [...parts(page)].map((part) => [...part.querySelectorAll('h3')].map(({ textContent }) => textContent)),
  ).toEqual(
    helpSubjects.map((subject) => [
      ...chapters.filter(({ slug }) => subject.chapters.includes(slug)).map(({ title }) => title),
      ...subject.questions.map(({ question }) => question),
    ]),
  )
  expect(page.querySelectorAll('[aria-labelledby=errors] summary').length).toBeGreaterThan(5)
  expect(texts('details[open]')).toEqual([])
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
  const found = [...parts(page)].flatMap((part) => [...part.querySelectorAll('summary')])
  expect(found.map(({ textContent }) => textContent)).toContain('Refunds and failed payments')
  expect(texts('[data-slot=search-hits] a')).toContain('Terms and Privacy')
  expect(page.querySelectorAll('details:not([open])')).toHaveLength(0)
  const count = found.length + texts('dt').length + texts('[data-slot=search-hits] a').length
  expect(status).toMatch(new RegExp(`^${count} results for “refunds”`))
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
