import * as z from 'zod/mini'

/** What a form knows: at first nothing, then what became of it. What was typed is kept whatever happens. */
export type FormState = {
  status: 'open' | 'asked' | 'refused' | 'too-many' | 'away'
  errors: readonly { name: string; message: string }[]
  typed: Readonly<Record<string, string>>
  /** Seconds to wait, of one that comes too often. */
  seconds?: number
}

export const openForm: FormState = { status: 'open', errors: [], typed: {} }

export const topics = ['A question', 'Something is wrong', 'Partnership', 'Helping out'] as const

/** What a field wants, told where it is not given. */
export const wants: Readonly<Record<string, string>> = {
  name: 'Say who you are, in 80 letters at most.',
  email: 'Give an address, such as name@example.org.',
  topic: 'Choose what it is about.',
  body: 'Write between 10 and 4,000 letters.',
}

const text = (least: number, most: number, message: string | undefined) =>
  z.string(message).check(z.trim(), z.minLength(least, message), z.maxLength(most, message))
const email = z.string(wants.email).check(z.trim(), z.maxLength(254, wants.email), z.email(wants.email))

export const NewsletterForm = z.object({ email })
export const ContactForm = z.object({
  name: text(1, 80, wants.name),
  email,
  topic: z.enum(topics, wants.topic),
  body: text(10, 4000, wants.body),
})

/** A field nobody sees. Whoever fills it in is a program. */
export const trapField = 'website'

/** What was typed, as text, without the trap and without what frameworks add. */
export const typedIn = (filled: FormData): Record<string, string> =>
  Object.fromEntries(
    [...filled].flatMap(([name, value]) =>
      typeof value === 'string' && name !== trapField && !name.startsWith('$') ? [[name, value.slice(0, 5000)]] : [],
    ),
  )
