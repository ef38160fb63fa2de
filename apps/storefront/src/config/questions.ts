import texts from '../../content/questions.json'
import { product } from './product'

/** The subjects of the help. */
export type QuestionSubject = keyof typeof texts

/** `chapter`: the chapter of the help that answers the same question at length. */
type Question = { readonly question: string; readonly answer: string; readonly chapter?: string }

/** A subject of the help. */
export type HelpSubject = {
  readonly key: QuestionSubject
  readonly title: string
  /** The slugs of its chapters. */
  readonly chapters: readonly string[]
  readonly questions: readonly Question[]
}

const withToken = (text: string) => text.replaceAll('{token}', product.tokenSymbol)
const named = ({ question, answer }: Question) => ({ question: withToken(question), answer: withToken(answer) })

const subjects: Readonly<Record<QuestionSubject, Omit<HelpSubject, 'key'>>> = texts
const order = ['tickets', 'club', 'wallet', 'site'] as const satisfies readonly QuestionSubject[]

/** Returns the frequent questions of a subject, with the name of the club token. */
export const questionsOf = (subject: QuestionSubject): HelpSubject['questions'] =>
  subjects[subject].questions.map(named)

/** The subjects of the help: their chapters, and the questions that no chapter answers. */
export const helpSubjects: readonly HelpSubject[] = order.map((key) => ({
  ...subjects[key],
  key,
  questions: subjects[key].questions.filter(({ chapter }) => chapter === undefined).map(named),
}))
