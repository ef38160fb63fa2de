'use client'

import { useActionState, useState } from 'react'
import { Button } from '../parts/button'
import { Field } from '../parts/field'
import { Form, FormErrors } from '../parts/form'
import { Select } from '../parts/select'
import { TextArea, TextInput } from '../parts/text-input'
import { FormPanel, type FormPanelProps } from './form-panel'

/** The state of a form whose server action answers. The typed text stays after every result. */
export type FormState = {
  status: 'open' | 'sent' | 'refused' | 'too-many' | 'unavailable'
  errors: readonly { name: string; message: string }[]
  typed: Readonly<Record<string, string>>
  /** Seconds until the next attempt; set with `too-many`. */
  seconds?: number
}

/** A server action of a form. */
export type FormAction = (state: FormState, filled: FormData) => Promise<FormState>

/** A field of an `ActionForm`: a list with `options`, a text area with `rows`, else one line of text. All are required. */
export type FormField = {
  name: string
  label: string
  hint?: string
  /** The expected input: the field's error while the browser's validation refuses its value. */
  wants: string
  options?: readonly string[]
  rows?: number
  type?: 'text' | 'email'
  minLength?: number
  maxLength?: number
  autoComplete?: string
}

export type ActionFormProps = Omit<FormPanelProps, 'children' | 'sent'> & {
  action: FormAction
  fields: readonly FormField[]
  /** The name of an invisible field, which only bots fill in. */
  trapField: string
  button: string
  /** Replaces the fields after sending: the text before and after the typed e-mail address. */
  sent: readonly string[]
  words?: typeof english
}

const english = {
  unavailable: 'This could not be stored, so nothing was sent. What you typed is still here: try again in a minute.',
  tooMany: (wait: string) => `No more e-mails can be sent now. Open the last one, or try again in ${wait}.`,
}

const open: FormState = { status: 'open', errors: [], typed: {} }

/** A duration in seconds, minutes or hours. */
function waitText(seconds = 0): string {
  if (seconds < 120) return `${seconds} s`
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`
}

/** A form whose fields a server action receives. It also works without script. */
export function ActionForm({ action, fields, trapField, button, sent, words = english, ...panel }: ActionFormProps) {
  const [state, send, busy] = useActionState(action, open)
  const { status, typed, seconds } = state
  const address = fields.find(({ type }) => type === 'email')?.name ?? ''
  const confirmation = (
    <p>
      {sent[0]}
      <strong>{typed[address]}</strong>
      {sent[1]}
    </p>
  )
  // The browser's own validation needs no request.
  const [refused, setRefused] = useState<readonly string[]>([])
  const errors =
    refused.length === 0
      ? state.errors
      : fields.filter(({ name }) => refused.includes(name)).map(({ name, wants }) => ({ name, message: wants }))
  return (
    <FormPanel {...panel} {...(status === 'sent' ? { sent: confirmation } : {})}>
      <Form action={send} onInvalid={setRefused} onChange={() => setRefused([])}>
        <FormErrors errors={errors} />
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map((field) => (
            <ActionField
              key={field.name}
              field={field}
              typed={typed[field.name]}
              error={errors.find(({ name }) => name === field.name)?.message}
              isAlone={fields.length === 1}
            />
          ))}
        </div>
        {/* For bots: invisible, not focusable, and not autofilled. */}
        <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
        </div>
        <p role="alert" className="text-coral empty:hidden">
          {status === 'unavailable' ? words.unavailable : null}
          {status === 'too-many' ? words.tooMany(waitText(seconds)) : null}
        </p>
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          {button}
        </Button>
      </Form>
    </FormPanel>
  )
}

type ActionFieldProps = {
  field: FormField
  typed: string | undefined
  error: string | undefined
  isAlone: boolean
}

/** Two one-line fields share a row. */
function ActionField({ field, typed, error, isAlone }: ActionFieldProps) {
  const { label, hint, wants: _, options, rows, type, ...input } = field
  const isShort = options === undefined && rows === undefined
  return (
    <Field {...{ label, hint, error }} required className={isShort && !isAlone ? undefined : 'sm:col-span-2'}>
      {(control) =>
        options !== undefined ? (
          // A select loses its default when React resets the form, hence the key.
          <Select
            {...control}
            key={typed}
            name={input.name}
            defaultValue={typed ?? options[0]}
            options={options.map((value) => ({ value, label: value }))}
          />
        ) : rows !== undefined ? (
          <TextArea {...control} {...input} rows={rows} defaultValue={typed} />
        ) : (
          <TextInput {...control} {...input} type={type ?? 'text'} defaultValue={typed} />
        )
      }
    </Field>
  )
}
