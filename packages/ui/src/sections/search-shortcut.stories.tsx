import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { TextInput } from '../parts/text-input'
import { SearchShortcut } from './search-shortcut'

const meta = {
  title: 'Sections/SearchShortcut',
  component: SearchShortcut,
  render: (args) => (
    <form className="flex max-w-80 items-center gap-3">
      <TextInput aria-label="Search" name="q" placeholder="Search" />
      <SearchShortcut {...args} />
    </form>
  ),
  parameters: {
    docs: {
      description: { component: 'A key that leads to the search field of the form around it, printed as a keycap.' },
    },
  },
} satisfies Meta<typeof SearchShortcut>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Search' })
    // A built Storybook starts this function before React has run the effect that listens to the key.
    await waitFor(async () => {
      await userEvent.keyboard('/')
      await expect(field).toHaveFocus()
    })
    // In a field the key types a character.
    await userEvent.keyboard('a/b')
    await expect(field).toHaveValue('a/b')
  },
}
/** A hidden field does not get the focus. */
export const FieldHidden: Story = {
  render: (args) => (
    <form className="flex items-center gap-3">
      <span hidden>
        <TextInput aria-label="Search" name="q" />
      </span>
      <SearchShortcut {...args} />
    </form>
  ),
  play: async () => {
    await userEvent.keyboard('/')
    await expect(document.body).toHaveFocus()
  },
}
