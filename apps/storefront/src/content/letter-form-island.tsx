'use client'

import { ActionForm, Field, type FormAction, type FormState, Select, TextArea, TextInput } from '@lootboxes/ui'
import { topics, trapField, wants } from './form-state'

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

const shared = { wants, trapField, failureText }

const EmailField = ({ value, error }: { value: string | undefined; error?: string }) => (
  <Field label="E-mail address" required error={error}>
    {(control) => (
      <TextInput {...control} type="email" name="email" maxLength={254} autoComplete="email" defaultValue={value} />
    )}
  </Field>
)

export function NewsletterIsland({ action }: { action: FormAction }) {
  return (
    <ActionForm
      action={action}
      {...shared}
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
    </ActionForm>
  )
}

export function ContactIsland({ action }: { action: FormAction }) {
  return (
    <ActionForm
      action={action}
      {...shared}
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
    </ActionForm>
  )
}
