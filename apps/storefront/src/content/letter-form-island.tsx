'use client'

import { ActionForm, type ActionFormProps, type FormState } from '@lootboxes/ui'
import { trapField } from './letter-fields'

/** A duration in seconds, minutes or hours. */
function waitText(seconds = 0): string {
  if (seconds < 120) return `${seconds} s`
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`
}

/** Why nothing was sent; undefined if the letter was sent or the form is open. */
const failureText = ({ status, seconds }: FormState): string | undefined =>
  status === 'unavailable'
    ? 'This could not be kept at the moment, so nothing was sent. What you typed is still here: try again in a minute.'
    : status === 'too-many'
      ? `Enough letters were sent for now. Open the last one, or try again in ${waitText(seconds)}.`
      : undefined

type LetterFormProps = Omit<ActionFormProps, 'sent' | 'trapField' | 'failureText'> & {
  /** The text before and after the e-mail address. */
  sent: readonly string[]
}

/** The form of the newsletter, and of a message. */
export const LetterFormIsland = ({ sent: [before, after], ...form }: LetterFormProps) => (
  <ActionForm
    {...form}
    {...{ trapField, failureText }}
    sent={({ email }) => (
      <p>
        {before}
        <strong>{email}</strong>
        {after}
      </p>
    )}
  />
)
