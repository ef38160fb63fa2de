import type { ReactNode } from 'react'
import { Accordion, AccordionItem } from '../parts/accordion'
import { Section, type SectionProps } from './section'

export type FaqAccordionProps = Omit<SectionProps, 'children' | 'title'> & {
  title?: ReactNode
  questions: readonly { question: string; answer: ReactNode }[]
}

/** Frequent questions and their answers. */
export function FaqAccordion({ title = 'Questions', questions, ...props }: FaqAccordionProps) {
  return (
    <Section data-slot="faq" title={title} {...props}>
      <Accordion>
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            {answer}
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  )
}
