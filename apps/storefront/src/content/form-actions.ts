'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { takePoints } from '@/api/rate-limit'
import { serverLog } from '@/config/log'
import { causeOf, type Letters, siteLetters, untaken } from '@/records/letters'
import { ContactForm, NewsletterForm, typedIn } from './form-schemas'
import { type FormState, trapField } from './form-state'

/** Rate limit points of one letter: ten a minute by default. */
const letterPoints = 60

type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } }
type Issue = { path: readonly PropertyKey[]; message: string }

async function answer<T>(
  filled: FormData,
  parse: (typed: Record<string, string>) => Parsed<T>,
  take: (letters: Letters, data: T) => ReturnType<Letters['subscribe']>,
): Promise<FormState> {
  const typed = typedIn(filled)
  const parsed = parse(typed)
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }))
    // One error for each field.
    return {
      status: 'refused',
      typed,
      errors: errors.filter(({ name }, place) => errors.findIndex((one) => one.name === name) === place),
    }
  }
  const seconds = await takePoints(await headers(), letterPoints)
  if (seconds !== undefined) return { status: 'too-many', typed, errors: [], seconds }
  // A bot gets the same reply as a person.
  if (filled.get(trapField)) return { status: 'sent', typed, errors: [] }
  const { letters } = siteLetters()
  if (letters === undefined) return { status: 'unavailable', typed, errors: [] }
  const taken = await take(letters, parsed.data)
  if (taken.isOk()) return { status: 'sent', typed, errors: [] }
  const { error } = taken
  if (error.kind === 'too-many') return { status: 'too-many', typed, errors: [], seconds: error.seconds }
  serverLog().warn({ form: error.kind, cause: causeOf(error) }, untaken)
  return { status: 'unavailable', typed, errors: [] }
}

export const subscribe = async (_: FormState, filled: FormData): Promise<FormState> =>
  answer(
    filled,
    (typed) => NewsletterForm.safeParse(typed),
    (letters, { email }) => letters.subscribe(email),
  )

export const leaveMessage = async (_: FormState, filled: FormData): Promise<FormState> =>
  answer(
    filled,
    (typed) => ContactForm.safeParse(typed),
    (letters, message) => letters.leaveMessage(message),
  )

/** The button of the confirmation page. The link alone confirms nothing: mail programs open links automatically. */
export async function pressLink(filled: FormData): Promise<void> {
  const { letters } = siteLetters()
  const field = filled.get('token')
  const token = typeof field === 'string' ? field : ''
  if (letters !== undefined) {
    const done = filled.get('act') === 'end' ? await letters.endNewsletter(token) : await letters.confirm(token)
    if (done.isErr())
      serverLog().warn({ form: done.error.kind, cause: causeOf(done.error) }, 'A link was pressed in vain.')
  }
  // The page shows the new state, and a reload does not repeat the action.
  redirect(`/confirm?token=${encodeURIComponent(token)}`)
}
