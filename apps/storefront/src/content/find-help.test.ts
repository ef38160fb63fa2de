import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { helpSubjects } from '@/config/questions'
import { readDocuments } from './documents'
import { helpGroups } from './failure-groups'
import { findHelp, type Help } from './find-help'

const folder = join(import.meta.dirname, '../../content')
let help: Help
beforeAll(async () => {
  const [chapters, posts, pages] = await Promise.all(
    (['help', 'blog', 'pages'] as const).map((kind) => readDocuments(kind, folder)),
  )
  const terms = (pages ?? []).filter(({ slug }) => slug === 'terms')
  help = {
    subjects: helpSubjects,
    chapters: chapters ?? [],
    messages: helpGroups,
    articles: [...(posts ?? []), ...terms],
  }
})

/** The results by their titles. */
function find(query: string) {
  const { count, subjects, chapters, messages, articles } = findHelp(query, help)
  return {
    count,
    questions: subjects.flatMap(({ questions }) => questions.map(({ question }) => question)),
    chapters: chapters.map(({ slug }) => slug),
    codes: messages.flatMap(({ entries }) => entries.flatMap(({ codes }) => codes)),
    articles: articles.map(({ slug }) => slug),
  }
}

describe('a buyer finds an answer', () => {
  test.each([
    ['odds', 'odds', 'reading-the-odds'],
    ['refund', 'refunds', 'terms'],
    ['refunds', 'refunds', 'terms'],
    ['How do I get a REFUND?', 'refunds', 'terms'],
  ])('%s', (query, chapter, article) => {
    const found = find(query)
    expect(found.chapters).toContain(chapter)
    expect(found.articles).toContain(article)
  })

  test.each([
    ['sold out', 'sold-out'],
    ['sold-out box', 'sold-out'],
    ['next boxes', 'sold-out'],
    ['failed payment', 'refunds'],
    ['"1 in 36"', 'odds'],
    ['transfer a ticket', 'transfer'],
    ['give tickets away', 'transfer'],
    ['closed the page', 'closed'],
    ['phone', 'phones'],
    ['recovery phrases', 'safety'],
    ['newsletters', 'letters'],
    ['gas', 'fees'],
    ['my ticket is stuck', 'waiting'],
    ['Android', 'phones'],
  ])('%s', (query, chapter) => expect(find(query).chapters).toContain(chapter))

  test.each([
    ['sell my BALLER', 'What if I sell my BALLER?'],
    ['another account', 'How do I use another account?'],
  ])('%s', (query, question) => expect(find(query).questions).toContain(question))
})

test('every word of the query is necessary', () => {
  expect(find('connector LINK phone browser').chapters).toEqual(['wallet'])
  expect(find('odds zebra').count).toBe(0)
})

test('a code finds its message and nothing else', () => {
  expect(find('rejectedByUser')).toEqual({
    count: 1,
    questions: [],
    chapters: [],
    codes: ['rejectedByUser'],
    articles: [],
  })
})

test.each(['zebra', '???', 'how', 'efund'])('“%s” finds nothing', (query) => expect(find(query).count).toBe(0))

test('a word inside another word is not a result', () => {
  expect(find('out').chapters).toContain('sold-out')
  // “without” in its text is not “out”.
  expect(find('out').chapters).not.toContain('letters')
})

test('without a query everything is a result, and the count is that of all entries', () => {
  const all = findHelp('', help)
  expect(all).toMatchObject(help)
  const entries = help.messages.flatMap((group) => group.entries)
  const questions = help.subjects.flatMap((subject) => subject.questions)
  expect(all.count).toBe(entries.length + questions.length + help.chapters.length + help.articles.length)
})
