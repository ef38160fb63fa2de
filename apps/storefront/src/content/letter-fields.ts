import * as z from 'zod/mini'

type LetterField = {
  label: string
  hint?: string
  /** The error of the field. */
  wants: string
  maxLength?: number
  minLength?: number
  autoComplete?: string
  type?: 'email'
  /** Lines of a text area. */
  rows?: number
  options?: readonly string[]
}

export const topics = ['A question', 'Something is wrong', 'Partnership', 'Helping out'] as const

/** The fields of the newsletter and of a message, by name. */
export const letterFields = {
  name: { label: 'Name', wants: 'Say who you are, in 80 letters at most.', maxLength: 80, autoComplete: 'name' },
  email: {
    label: 'E-mail address',
    wants: 'Give an address, such as name@example.org.',
    maxLength: 254,
    autoComplete: 'email',
    type: 'email',
  },
  topic: { label: 'What it is about', wants: 'Choose what it is about.', options: topics },
  body: {
    label: 'Message',
    hint: 'Never write a recovery phrase here. Nobody who helps you needs it.',
    wants: 'Write between 10 and 4,000 letters.',
    minLength: 10,
    maxLength: 4000,
    rows: 7,
  },
} as const satisfies Record<string, LetterField>

export type FieldName = keyof typeof letterFields

/** The field of that name, for code that reads all fields alike. */
export const fieldOf = (name: FieldName): LetterField => letterFields[name]

/** An invisible field. Only bots fill it in. */
export const trapField = 'website'

/** The token of a letter's link. */
export const Token = z.string().check(z.regex(/^[\w-]{43}$/))
