import texts from '../../content/questions.json'
import { product } from './product'

/** The subjects of the frequent questions. */
export type QuestionSubject = keyof typeof texts

type Question = { readonly question: string; readonly answer: string }

/** The frequent questions of one subject. */
export type QuestionGroup = { readonly title: string; readonly questions: readonly Question[] }

const withToken = (text: string) => text.replaceAll('{token}', product.tokenSymbol)
const named = ({ question, answer }: Question) => ({ question: withToken(question), answer: withToken(answer) })

/** Returns the frequent questions of a subject, with the name of the club token. */
export const questionsOf = (subject: QuestionSubject): readonly Question[] => texts[subject].questions.map(named)

/** All frequent questions by subject. */
export const questionGroups: readonly QuestionGroup[] = Object.values(texts).map(({ title, questions }) => ({
  title,
  questions: questions.map(named),
}))
