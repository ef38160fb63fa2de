import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDocuments } from '@/content/documents'
import texts from '../../content/questions.json'
import { product } from './product'
import { helpSubjects, questionsOf } from './questions'

const subjects = ['tickets', 'club', 'wallet'] as const

test('each question has one subject and one answer', () => {
  const all = subjects.flatMap(questionsOf)
  expect(all.length).toBeGreaterThan(12)
  for (const key of ['question', 'answer'] as const) expect(new Set(all.map((one) => one[key])).size).toBe(all.length)
})

test('questions and answers name the token of the club', () => {
  const all = subjects.flatMap(questionsOf).flatMap(({ question, answer }) => [question, answer])
  expect(all.filter((text) => /[{}]/.test(text))).toEqual([])
  expect(questionsOf('club')).toContainEqual({
    question: `Do I spend my ${product.tokenSymbol}?`,
    answer: expect.stringContaining('They stay in your account'),
  })
})

test('the help has each chapter in one subject, and no question that a chapter answers', async () => {
  const slugs = (await readDocuments('help', join(import.meta.dirname, '../../content'))).map(({ slug }) => slug)
  expect(helpSubjects.flatMap(({ chapters }) => chapters).toSorted()).toEqual(slugs.toSorted())
  const answered = Object.values(texts).flatMap(({ questions }) =>
    questions.flatMap((one) => ('chapter' in one ? [one] : [])),
  )
  expect(answered.length).toBeGreaterThan(3)
  for (const { chapter, question } of answered) {
    expect(slugs).toContain(chapter)
    expect(helpSubjects.flatMap(({ questions }) => questions.map((one) => one.question))).not.toContain(question)
  }
})
