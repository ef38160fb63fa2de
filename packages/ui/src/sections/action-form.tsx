'use client'

import { type ReactNode, useActionState, useState } from 'react'
import { Button } from '../parts/button'
import { Form, FormErrors } from '../parts/form'
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

/** The typed text and the error of a form's fields. */
type FormFields = { typed: FormState['typed']; errorOf: (name: string) => { error?: string } }

export type ActionFormProps = Omit<FormPanelProps, 'children' | 'sent'> & {
  action: FormAction
  /** The error of each field that the browser's validation refuses. */
  wants: Readonly<Record<string, string>>
  /** The name of an invisible field, which only bots fill in. */
  trapField: string
  button: string
  /** Why nothing was sent. */
  failureText: (state: FormState) => string | undefined
  /** Replaces the fields after sending. */
  sent: (typed: FormState['typed']) => ReactNode
  children: (fields: FormFields) => ReactNode
}

const open: FormState = { status: 'open', errors: [], typed: {} }

/** An order slip whose fields a server action takes. It works without script, too. */
export function ActionForm({
  action,
  wants,
  trapField,
  button,
  failureText,
  sent,
  children,
  ...panel
}: ActionFormProps) {
  const [state, send, busy] = useActionState(action, open)
  // The browser's own validation needs no request.
  const [refused, setRefused] = useState<readonly string[]>([])
  const errors = refused.length > 0 ? refused.map((name) => ({ name, message: wants[name] ?? '' })) : state.errors
  const errorOf = (name: string) => {
    const found = errors.find((error) => error.name === name)
    return found === undefined ? {} : { error: found.message }
  }
  return (
    <FormPanel {...panel} {...(state.status === 'sent' ? { sent: sent(state.typed) } : {})}>
      <Form action={send} onInvalid={setRefused} onChange={() => setRefused([])}>
        <FormErrors errors={errors} />
        {children({ typed: state.typed, errorOf })}
        {/* For bots: invisible, not focusable, and not autofilled. */}
        <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
        </div>
        <p role="alert" className="text-coral empty:hidden">
          {failureText(state)}
        </p>
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          {button}
        </Button>
      </Form>
    </FormPanel>
  )
}
