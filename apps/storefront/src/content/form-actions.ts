'use server'

import type { FormState } from '@lootboxes/ui'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import * as z from 'zod/mini'
import { takePoints } from '@/api/rate-limit'
import { serverLog } from '@/config/log'
import { causeOf, type Letters, siteLetters, untaken } from '@/records/letters'
import { topics, trapField, wants } from './form-state'

/** Rate limit points of one letter: ten a minute by default. */
const letterPoints = 60

const text = (least: number, most: number, message: string | undefined) =>
  z.string(message).check(z.trim(), z.minLength(least, message), z.maxLength(most, message))
const email = z.string(wants.email).check(z.trim(), z.maxLength(254, wants.email), z.email(wants.email))
const NewsletterForm = z.object({ email })
const ContactForm = z.object({
  name: text(1, 80, wants.name),
  email,
  topic: z.enum(topics, wants.topic),
  body: text(10, 4000, wants.body),
})

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
  take: (letters: Letters, data: z.output<S>) => ReturnType<Letters['subscribe']>,
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
  const taken = letters && (await take(letters, parsed.data))
  if (taken === undefined) return state('unavailable')
  if (taken.isOk()) return state('sent')
  if (taken.error.kind === 'too-many') return state('too-many', taken.error.seconds)
  serverLog().warn({ form: taken.error.kind, cause: causeOf(taken.error) }, untaken)
  return state('unavailable')
}

export const subscribe = async (_: FormState, filled: FormData): Promise<FormState> =>
  answer(filled, NewsletterForm, (letters, data) => letters.subscribe(data.email))

export const leaveMessage = async (_: FormState, filled: FormData): Promise<FormState> =>
  answer(filled, ContactForm, (letters, message) => letters.leaveMessage(message))

/** The button of the confirmation page. The link alone confirms nothing: mail programs open links automatically. */
export async function pressLink(filled: FormData): Promise<void> {
  const { letters } = siteLetters()
  const field = filled.get('token')
  const token = typeof field === 'string' ? field : ''
  const done = await (filled.get('act') === 'end' ? letters?.endNewsletter(token) : letters?.confirm(token))
  if (done?.isErr())
    serverLog().warn({ form: done.error.kind, cause: causeOf(done.error) }, 'A link was pressed in vain.')
  // The page shows the new state, and a reload does not repeat the action.
  redirect(`/confirm?token=${encodeURIComponent(token)}`)
}
