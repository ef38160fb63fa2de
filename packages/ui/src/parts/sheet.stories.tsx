import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import { Sheet } from './sheet'

function Opened({ anyWidth }: { anyWidth: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Filters" anyWidth={anyWidth}>
        <p>What has no room on a phone.</p>
      </Sheet>
    </>
  )
}

const meta = {
  title: 'Parts/Sheet',
  component: Opened,
  args: { anyWidth: true },
  parameters: {
    docs: {
      description: {
        component: 'A native dialog along the right edge. Closes where the window is at least 1024 px wide.',
      },
    },
  },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible())
  },
}
/** On a wide window a sheet for phones closes. */
export const ClosesWhereThereIsRoom: Story = {
  args: { anyWidth: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(opener)
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
