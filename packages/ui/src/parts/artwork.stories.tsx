import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Artwork } from './artwork'

const hill =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Cpath fill="%23d9dfae" d="M0 0h40v40H0z"/%3E%3Ccircle cx="28" cy="12" r="5" fill="%23d9532f"/%3E%3Cpath fill="%23707c4f" d="M0 28q12-10 22-3t18-4v19H0z"/%3E%3C/svg%3E'

const meta = {
  title: 'Parts/Artwork',
  component: Artwork,
  args: { src: hill, alt: 'A red sun over green hills' },
  decorators: [
    (Story) => (
      <div className="max-w-xs">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A third-party picture. It keeps its space while loading, shows a text when it is missing, and blurs flagged content until the user shows it.',
      },
    },
  },
} satisfies Meta<typeof Artwork>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'A red sun over green hills' })).toBeVisible(),
}
export const Wide: Story = { args: { ratio: 'wide' } }
const panorama = hill.replace('0 0 40 40', '0 4 40 24')
/** A picture of another ratio is shown whole. */
export const WidePicture: Story = { args: { src: panorama } }
export const TallPicture: Story = { args: { src: hill.replace('0 0 40 40', '12 0 18 40') } }
export const Missing: Story = { args: { src: undefined } }
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('img', { name: 'A red sun over green hills (No picture)' })).toBeVisible()),
}
export const Flagged: Story = {
  args: { flagged: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img', { name: 'A red sun over green hills' })).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('[data-slot=artwork]')).toHaveAttribute('data-state', 'veiled')
  },
}
export const FlaggedAndAskedFor: Story = {
  args: { flagged: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture: A red sun over green hills' }))
    await expect(canvas.getByRole('img', { name: 'A red sun over green hills' })).toBeVisible()
  },
}
