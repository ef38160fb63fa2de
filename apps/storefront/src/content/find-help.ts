import type { HelpSubject } from '@/config/questions'
import type { SiteDocument } from './documents'
import type { HelpGroup } from './failure-groups'

/** The texts that the help searches. */
export type Help = {
  readonly subjects: readonly HelpSubject[]
  readonly chapters: readonly SiteDocument[]
  readonly messages: readonly HelpGroup[]
  /** Posts and legal texts, which have their own pages. */
  readonly articles: readonly SiteDocument[]
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A word without the ending of a plural: `boxes` and `box` are the same word. */
const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=[sxz]|[cs]h)e$/, '')

/** Words of a query that say nothing about its subject. */
const fillers = new Set(
  wordsOf(
    'a an and are be can do does for get has have how i if in is it me my no not of or that the this to what when where why will you your',
  ),
)

/** Returns the texts with every word of the query, or with a longer form of it. Without a query: all of them. */
export function findHelp(query: string, { subjects, chapters, messages, articles }: Help): Help & { count: number } {
  const wanted = wordsOf(query)
    .filter((word) => !fillers.has(word))
    .map(singular)
  const has = (...texts: readonly string[]) => {
    if (query === '') return true
    const words = texts.flatMap(wordsOf).map(singular)
    const isIn = (one: string) => words.some((word) => word === one || (one.length > 2 && word.startsWith(one)))
    return wanted.length > 0 && wanted.every(isIn)
  }
  const hasDocument = ({ title, summary, text }: SiteDocument) => has(title, summary, text)
  const found: Help = {
    subjects: subjects.map((subject) => ({
      ...subject,
      questions: subject.questions.filter(({ question, answer }) => has(subject.title, question, answer)),
    })),
    chapters: chapters.filter(hasDocument),
    messages: messages
      .map((group) => ({
        ...group,
        entries: group.entries.filter(({ codes, sentence, next }) => has(sentence, next, ...codes)),
      }))
      .filter(({ entries }) => entries.length > 0),
    articles: articles.filter(hasDocument),
  }
  const parts = [
    ...found.subjects.map(({ questions }) => questions),
    ...found.messages.map(({ entries }) => entries),
    found.chapters,
    found.articles,
  ]
  return { ...found, count: parts.flat().length }
}
