import type { FormField } from '@lootboxes/ui'
import * as z from 'zod/mini'

export const topics = ['A question', 'Something is wrong', 'Partnership', 'Helping out'] as const

const email: FormField = {
  name: 'email',
  label: 'E-mail address',
  wants: 'Give an address, such as name@example.org.',
  maxLength: 254,
  autoComplete: 'email',
  type: 'email',
}

/** The fields of the forms. */
export const letterFields = {
  newsletter: [email],
  message: [
    {
      name: 'name',
      label: 'Name',
      wants: 'Enter your name, with at most 80 characters.',
      maxLength: 80,
      autoComplete: 'name',
    },
    email,
    { name: 'topic', label: 'Topic', wants: 'Choose a topic.', options: topics },
    {
      name: 'body',
      label: 'Message',
      hint: 'Never write a recovery phrase here. We never ask for it.',
      wants: 'Write between 10 and 4,000 characters.',
      minLength: 10,
      maxLength: 4000,
      rows: 7,
    },
  ],
} as const satisfies Record<string, readonly FormField[]>

/** An invisible field. Only bots fill it in. */
export const trapField = 'website'

/** The token of a confirmation link. */
export const Token = z.string().check(z.regex(/^[\w-]{43}$/))
