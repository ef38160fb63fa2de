import { FaqAccordion } from '@lootboxes/ui'
import type { ComponentProps } from 'react'
import { type QuestionSubject, questionsOf } from '@/config/questions'

type QuestionsProps = Omit<ComponentProps<typeof FaqAccordion>, 'questions'> & { subject: QuestionSubject }

/** The frequent questions of a subject. */
export const Questions = ({ subject, ...props }: QuestionsProps) => (
  <FaqAccordion {...props} questions={questionsOf(subject)} />
)
