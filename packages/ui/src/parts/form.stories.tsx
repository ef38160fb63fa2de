import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './button'
import { Checkbox } from './checkbox'
import { Field } from './field'
import { Form, FormErrors } from './form'
import { TextInput } from './text-input'

const words: Record<string, string> = {
  email: 'Write your address as name@example.org.',
  terms: 'Agree to the terms to go on.',
}

function Newsletter({ onSubmit }: { onSubmit?: (filled: FormData) => void }) {
  const [refused, setRefused] = useState<readonly string[]>([])
  return (
    <Form
      className="max-w-md"
      aria-label="Newsletter"
      onInvalid={setRefused}
      onSubmit={(filled) => {
        setRefused([])
        onSubmit?.(filled)
      }}
    >
      <FormErrors errors={refused.map((name) => ({ name, message: words[name] ?? name }))} />
      <Field
        label="Email"
        required
        hint="One letter for each new box."
        error={refused.includes('email') ? words.email : undefined}
      >
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <Checkbox name="terms" required label="I agree to the Terms of Service" />
      <Button type="submit" variant="primary" className="self-start">
        Subscribe
      </Button>
    </Form>
  )
}

const meta = {
  title: 'Parts/Form',
  component: Newsletter,
  args: { onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Checks on submit, focuses the first control that refused and lists every error once, with a way to each. **Don’t** disable the submit button: an error explains more than a grey button.',
      },
    },
  },
} satisfies Meta<typeof Newsletter>
export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {}

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'not an address')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Agree to the terms to go on.')
    await userEvent.click(canvas.getByRole('button', { name: 'Agree to the terms to go on.' }))
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
}

export const Accepted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mona@example.org')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}
