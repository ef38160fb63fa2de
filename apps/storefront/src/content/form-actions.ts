'use server'

import type { FormField, FormState } from '@lootboxes/ui'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import * as z from 'zod/mini'
import { takePoints } from '@/api/rate-limit'
import { errorName, serverLog } from '@/config/log'
import { type Letters, siteLetters, TooManyLetters } from '@/records/letters'
import { letterFields, Token, topics, trapField } from './letter-fields'

/** Rate limit points of one letter: ten a minute by default. */
const letterPoints = 60

/** Text with the limits and the error of its field. */
const text = ({ wants, minLength = 1, maxLength = 5_000 }: FormField) =>
  z.string(wants).check(z.trim(), z.minLength(minLength, wants), z.maxLength(maxLength, wants))
const [name, address, topic, body] = letterFields.message
const email = text(address).check(z.email(address.wants))
const NewsletterForm = z.object({ email })
const ContactForm = z.object({ name: text(name), email, topic: z.enum(topics, topic.wants), body: text(body) })

/** The typed text by field, without the trap field and without fields of the framework. */
const typedIn = (filled: FormData): Record<string, string> =>
  Object.fromEntries(
    [...filled].flatMap(([name, value]) =>
      typeof value === 'string' && name !== trapField && !name.startsWith('$')
        ? // The database can hold no NUL byte.
          [[name, value.replaceAll('\0', '').slice(0, 5000)]]
        : [],
    ),
  )

async function answer<S extends z.ZodMiniType>(
  filled: FormData,
  schema: S,
  take: (letters: Letters, data: z.output<S>) => Promise<void>,
): Promise<FormState> {
  const typed = typedIn(filled)
  const state = (status: FormState['status'], seconds?: number): FormState => ({
    status,
    typed,
    errors: [],
    ...(seconds !== undefined && { seconds }),
  })
  const parsed = z.safeParse(schema, typed)
  if (!parsed.success) {
    // One error for each field.
    const fields = Object.entries<string[] | undefined>(z.flattenError(parsed.error).fieldErrors)
    return { ...state('refused'), errors: fields.map(([name, [message = ''] = []]) => ({ name, message })) }
  }
  const seconds = await takePoints(await headers(), letterPoints)
  if (seconds !== undefined) return state('too-many', seconds)
  // A bot gets the same reply as a person.
  if (filled.get(trapField)) return state('sent')
  const { letters } = siteLetters()
  if (letters === undefined) return state('unavailable')
  try {
    await take(letters, parsed.data)
    return state('sent')
  } catch (cause) {
    if (cause instanceof TooManyLetters) return state('too-many', cause.seconds)
    logFailure(cause)
    return state('unavailable')
  }
}

const logFailure = (cause: unknown) => serverLog().warn({ cause: errorName(cause) }, 'A letter could not be taken.')

export const subscribe = async (_: FormState, filled: FormData): Promise<FormState> =>
  answer(filled, NewsletterForm, async (letters, data) => {
    const send = await letters.subscribe(data.email)
    after(() => send().catch(logFailure))
  })

export const leaveMessage = async (_: FormState, filled: FormData): Promise<FormState> =>
  answer(filled, ContactForm, (letters, message) => letters.leaveMessage(message))

/** The button of the confirmation page. The link alone confirms nothing: mail programs open links automatically. */
export async function pressLink(filled: FormData): Promise<void> {
  const { letters } = siteLetters()
  const token = z.safeParse(Token, filled.get('token')).data ?? ''
  try {
    await (filled.get('act') === 'end' ? letters?.endNewsletter(token) : letters?.confirm(token))
  } catch (cause) {
    logFailure(cause)
  }
  // The page shows the new state, and a reload does not repeat the action.
  redirect(`/confirm?token=${token}`)
}
