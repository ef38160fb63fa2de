import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from './field'
import { NumberStepper, type NumberStepperProps } from './number-stepper'

function Kept({ value: start, onValueChange, ...props }: NumberStepperProps) {
  const [value, setValue] = useState(start)
  return (
    <Field label="How many">
      {(control) => (
        <NumberStepper
          {...control}
          {...props}
          value={value}
          onValueChange={(next) => {
            setValue(next)
            onValueChange(next)
          }}
        />
      )}
    </Field>
  )
}

const meta = {
  title: 'Parts/Number stepper',
  component: NumberStepper,
  args: { value: 3, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'How many of something. A negative value becomes 1, as the product asks; zero and an empty field are allowed, so that the form can say why it refuses them.',
      },
    },
  },
} satisfies Meta<typeof NumberStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Stepped: Story = {
  play: async ({ canvas, args }) => {
    const count = canvas.getByRole('spinbutton', { name: 'How many' })
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(count).toHaveValue(4)
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}

export const AtTheEnds: Story = {
  args: { value: 1, max: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One fewer' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled()
  },
}

export const NegativeBecomesOne: Story = {
  play: async ({ canvas, args }) => {
    const count = canvas.getByRole('spinbutton')
    await userEvent.clear(count)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0)
    await userEvent.type(count, '-5')
    await expect(args.onValueChange).not.toHaveBeenCalledWith(-5)
    await userEvent.clear(count)
    await userEvent.paste('-5')
    await expect(count).toHaveValue(1)
  },
}

export const EmptyCountsAsNone: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'))
    await expect(canvas.getByRole('spinbutton')).toHaveValue(null)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0)
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const ManyDigits: Story = { args: { value: 10_000 } }
