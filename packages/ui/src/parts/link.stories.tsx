import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from './link'

const meta = {
  title: 'Parts/Link',
  component: Link,
  args: { href: '#fairness', children: 'Check it yourself' },
  parameters: {
    docs: {
      description: {
        component:
          'A way to somewhere else. **Do** let the words say where it leads. **Don’t** write “click here”, and don’t use a link to make something happen (that is a Button).',
      },
    },
  },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Prose: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link')
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).outlineWidth).toBe('2px')
    link.blur()
  },
}
export const Plain: Story = { args: { variant: 'plain', children: 'All activity' } }
export const Nav: Story = { args: { variant: 'nav', children: 'Marketplace' } }
export const NavCurrent: Story = { args: { variant: 'nav', 'aria-current': 'page', children: 'Box' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Privacy' } }
export const External: Story = {
  args: { external: true, href: 'https://www.radixdlt.com/', children: 'Runs on Radix' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Runs on Radix (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}
export const InASentence: Story = {
  render: (args) => (
    <p className="max-w-measure">
      By buying you agree to the <Link {...args}>Terms of Service</Link>. If the transaction fails, nothing leaves your
      account but the fee.
    </p>
  ),
}
