import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './skip-link'
import { VisuallyHidden } from './visually-hidden'

const meta = {
  title: 'Parts/Skip link',
  component: SkipLink,
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <p>Press Tab.</p>
      <main id="main" tabIndex={-1}>
        The content.
        <VisuallyHidden>Only screen readers hear this.</VisuallyHidden>
      </main>
    </div>
  ),
  parameters: {
    docs: { description: { component: 'First stop of the keyboard on every page; out of sight until focused.' } },
  },
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const OutOfSight: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(0),
}
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
