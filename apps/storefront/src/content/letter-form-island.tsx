'use client'

import { ActionForm, Field, type FormAction, type FormState, Select, TextArea, TextInput } from '@lootboxes/ui'
import type { ComponentProps } from 'react'
import { type FieldName, fieldOf, letterFields, trapField } from './letter-fields'

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

const wants = Object.fromEntries(Object.entries(letterFields).map(([name, field]) => [name, field.wants]))

export type LetterFormProps = {
  action: FormAction
  fields: readonly FieldName[]
  /** `sent` is the text before and after the e-mail address. */
  text: Pick<ComponentProps<typeof ActionForm>, 'title' | 'lede' | 'slip' | 'terms' | 'button'> & {
    sent: readonly string[]
  }
}

/** The form of the newsletter, and of a message. */
export const LetterFormIsland = ({ action, fields, text: { sent, ...panel } }: LetterFormProps) => (
  <ActionForm
    {...panel}
    {...{ action, wants, trapField, failureText }}
    sent={({ email }) => (
      <p>
        {sent[0]}
        <strong>{email}</strong>
        {sent[1]}
      </p>
    )}
  >
    {({ typed, errorOf }) => (
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map((name) => (
          <LetterField key={name} name={name} typed={typed[name]} {...errorOf(name)} isHalf={fields.length > 1} />
        ))}
      </div>
    )}
  </ActionForm>
)

type FieldProps = { name: FieldName; typed: string | undefined; error?: string; isHalf: boolean }

function LetterField({ name, typed, error, isHalf }: FieldProps) {
  const { label, hint, options, rows, type = 'text', minLength, maxLength, autoComplete } = fieldOf(name)
  const isShort = rows === undefined && options === undefined
  const shared = { name, minLength, maxLength, defaultValue: typed }
  return (
    <Field label={label} hint={hint} error={error} required className={isHalf && isShort ? undefined : 'sm:col-span-2'}>
      {(control) =>
        options !== undefined ? (
          // A select loses its default when React resets the form, hence the key.
          <Select
            {...control}
            key={typed}
            name={name}
            defaultValue={typed ?? options[0]}
            options={options.map((value) => ({ value, label: value }))}
          />
        ) : isShort ? (
          <TextInput {...control} {...shared} type={type} autoComplete={autoComplete} />
        ) : (
          <TextArea {...control} {...shared} rows={rows} />
        )
      }
    </Field>
  )
}
