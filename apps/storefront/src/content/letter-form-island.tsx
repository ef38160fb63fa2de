'use client'

import { Button, Field, Form, FormErrors, FormPanel, Select, TextArea, TextInput } from '@lootboxes/ui'
import { type ReactNode, useActionState, useState } from 'react'
import { type FormState, openForm, topics, trapField, wants } from './form-state'

type Action = (state: FormState, filled: FormData) => Promise<FormState>

/** A duration in seconds, minutes or hours. */
function waitText(seconds = 0): string {
  const [count, unit] =
    seconds < 120
      ? [seconds, 's']
      : seconds < 7_200
        ? [Math.ceil(seconds / 60), 'minutes']
        : [Math.ceil(seconds / 3_600), 'hours']
  return `${count} ${unit}`
}

/** Why nothing was sent; undefined if the letter was sent or the form is open. */
const failureText = ({ status, seconds }: FormState): string | undefined =>
  status === 'unavailable'
    ? 'This could not be kept at the moment, so nothing was sent. What you typed is still here: try again in a minute.'
    : status === 'too-many'
      ? `Enough letters were sent for now. Open the last one, or try again in ${waitText(seconds)}.`
      : undefined

function LetterForm({
  action,
  sent,
  button,
  children,
  ...panel
}: {
  action: Action
  title: string
  lede: ReactNode
  slip: string
  terms: readonly { label: string; value: ReactNode }[]
  sent: (typed: FormState['typed']) => ReactNode
  button: string
  children: (field: { typed: FormState['typed']; errorOf: (name: string) => { error?: string } }) => ReactNode
}) {
  const [state, send, busy] = useActionState(action, openForm)
  const message = failureText(state)
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
          {message}
        </p>
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          {button}
        </Button>
      </Form>
    </FormPanel>
  )
}

const EmailField = ({ value, error }: { value: string | undefined; error?: string }) => (
  <Field label="E-mail address" required error={error}>
    {(control) => (
      <TextInput {...control} type="email" name="email" maxLength={254} autoComplete="email" defaultValue={value} />
    )}
  </Field>
)

export function NewsletterIsland({ action }: { action: Action }) {
  return (
    <LetterForm
      action={action}
      title="By mail"
      lede="Give an address. It gets one letter with a link; nothing else is sent until the button behind that link is pressed."
      slip="newsletter"
      terms={[
        { label: 'How often', value: 'When there is a new post, and when something was out of order' },
        { label: 'What is kept', value: 'The address' },
        { label: 'How to end it', value: 'A link in every letter' },
      ]}
      button="Send me the letter"
      sent={({ email }) => (
        <p>
          If <strong>{email}</strong> is not on the list yet, a letter is on its way there. Open it and press its button
          within two days.
        </p>
      )}
    >
      {({ typed, errorOf }) => <EmailField value={typed.email} {...errorOf('email')} />}
    </LetterForm>
  )
}

export function ContactIsland({ action }: { action: Action }) {
  return (
    <LetterForm
      action={action}
      title="Leave a message"
      lede="It is handed in once you have pressed the button in the letter we send to your address, so that nobody writes in your name."
      slip="contact"
      terms={[
        { label: 'Who reads it', value: 'Whoever runs this site' },
        { label: 'What is kept', value: 'What you type here, until it is answered' },
        { label: 'Unconfirmed', value: 'Forgotten after two days' },
      ]}
      button="Hand it in"
      sent={({ email }) => (
        <p>
          Almost there. A letter is on its way to <strong>{email}</strong>: open it and press its button within two
          days, and your message is handed in.
        </p>
      )}
    >
      {({ typed, errorOf }) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Name" required {...errorOf('name')}>
              {(control) => (
                <TextInput {...control} name="name" maxLength={80} autoComplete="name" defaultValue={typed.name} />
              )}
            </Field>
            <EmailField value={typed.email} {...errorOf('email')} />
          </div>
          <Field label="What it is about" required {...errorOf('topic')}>
            {(control) => (
              <Select
                {...control}
                // A select loses its default when React resets the form.
                key={typed.topic}
                name="topic"
                defaultValue={typed.topic ?? topics[0]}
                options={topics.map((topic) => ({ value: topic, label: topic }))}
              />
            )}
          </Field>
          <Field
            label="Message"
            required
            hint="Never write a recovery phrase here. Nobody who helps you needs it."
            {...errorOf('body')}
          >
            {(control) => (
              <TextArea {...control} name="body" rows={7} minLength={10} maxLength={4000} defaultValue={typed.body} />
            )}
          </Field>
        </>
      )}
    </LetterForm>
  )
}
