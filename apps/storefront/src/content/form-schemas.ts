import * as z from 'zod/mini'
import { topics, trapField, wants } from './form-state'

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

/** The typed text by field, without the trap field and without fields of the framework. */
export const typedIn = (filled: FormData): Record<string, string> =>
  Object.fromEntries(
    [...filled].flatMap(([name, value]) =>
      typeof value === 'string' && name !== trapField && !name.startsWith('$')
        ? // The database can hold no NUL byte.
          [[name, value.replaceAll('\0', '').slice(0, 5000)]]
        : [],
    ),
  )
