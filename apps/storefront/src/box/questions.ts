import { product } from '@/config/product'
import texts from '../../content/questions.json'

/** Frequent questions of buyers. */
export const questions = texts.map(({ question, answer }) => ({
  question,
  answer: answer.replace('{token}', product.tokenSymbol),
}))
