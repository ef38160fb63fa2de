import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from './field'
import { Select } from './select'
import { TextArea, TextInput } from './text-input'

const meta = {
  title: 'Parts/Field',
  component: Field,
  args: { label: 'Account address', children: (control) => <TextInput {...control} name="address" figure /> },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A label, one control, its hint and its error. **Do** say in the error what is wrong and how to correct it. **Don’t** use the placeholder as a label.',
      },
    },
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Account address')
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(input).not.toHaveAttribute('aria-describedby')
  },
}
export const WithHint: Story = {
  args: { hint: 'Starts with account_. We only read what is public.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Account address')).toHaveAccessibleDescription(
      'Starts with account_. We only read what is public.',
    )
  },
}
export const WithError: Story = {
  args: {
    hint: 'Starts with account_.',
    error: 'The address has a typing error: its checksum does not match. Copy it again from your wallet.',
    children: (control) => <TextInput {...control} name="address" figure defaultValue="account_loc12y0xg…" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Account address')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/Starts with account_.*typing error/)
  },
}
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Account address')).toBeRequired(),
}
export const Optional: Story = { args: { label: 'Message', optionalLabel: '(optional)' } }
export const HiddenLabel: Story = {
  args: {
    label: 'Search',
    hideLabel: true,
    children: (control) => <TextInput {...control} type="search" placeholder="Search" />,
  },
}
export const Disabled: Story = {
  args: { children: (control) => <TextInput {...control} disabled defaultValue="Main account" /> },
}
export const ReadOnly: Story = {
  args: { children: (control) => <TextInput {...control} readOnly defaultValue="Main account" /> },
}
export const SeveralLines: Story = {
  args: { label: 'What happened?', children: (control) => <TextArea {...control} name="message" /> },
}
export const WithSelect: Story = {
  args: {
    label: 'Category',
    children: (control) => (
      <Select
        {...control}
        name="category"
        options={[
          { value: 'art', label: 'Art' },
          { value: 'sports', label: 'Sports' },
          { value: 'collectibles', label: 'Collectibles' },
        ]}
      />
    ),
  },
}
