import { expect, test } from 'vitest'
import { product } from './product'
import { questionGroups, questionsOf } from './questions'

test('each question has one subject and one answer', () => {
  const all = questionGroups.flatMap(({ questions }) => questions)
  expect(all.length).toBeGreaterThan(12)
  for (const key of ['question', 'answer'] as const) expect(new Set(all.map((one) => one[key])).size).toBe(all.length)
})

test('questions and answers name the token of the club', () => {
  const texts = questionGroups.flatMap(({ questions }) =>
    questions.flatMap(({ question, answer }) => [question, answer]),
  )
  expect(texts.filter((text) => /[{}]/.test(text))).toEqual([])
  expect(questionsOf('club')).toContainEqual({
    question: `Do I spend my ${product.tokenSymbol}?`,
    answer: expect.stringContaining('They stay in your account'),
  })
})

test('a subject has the questions of its group', () => {
  expect(questionGroups.map(({ questions }) => questions)).toEqual(
    (['tickets', 'club', 'wallet'] as const).map(questionsOf),
  )
})
