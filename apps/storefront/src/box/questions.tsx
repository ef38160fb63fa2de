import { FaqAccordion } from '@lootboxes/ui'
import type { ComponentProps } from 'react'
import { product } from '@/config/product'
import texts from '../../content/questions.json'

/** Frequent questions of buyers. */
const questions = texts.map(({ question, answer }) => ({
  question,
  answer: answer.replace('{token}', product.tokenSymbol),
}))

export const Questions = (props: Omit<ComponentProps<typeof FaqAccordion>, 'questions'>) => (
  <FaqAccordion {...props} questions={questions} />
)
