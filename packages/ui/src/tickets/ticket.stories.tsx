import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cover } from '../fixtures/art.fixture'
import { boxTitle } from '../fixtures/ledger.fixture'
import { lootNamed } from '../fixtures/loot.fixture'
import { Ticket } from './ticket'

const meta = {
  title: 'Tickets/Ticket',
  component: Ticket,
  args: { id: '#1087#', title: boxTitle, picture: cover, smallPrint: '2 XRD' },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Everything you can own here is a printed ticket: a face, a perforation, and a stub with the serial and bars drawn from the id. **Do** keep to one bright stub on a screen. **Don’t** stretch it: it turns its stub from the right to below by its own width, not the window’s.',
      },
    },
  },
} satisfies Meta<typeof Ticket>
export default meta
type Story = StoryObj<typeof meta>

export const Unrevealed: Story = {
  args: { bright: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1087')).toBeVisible()
    await expect(canvas.getByText('Admit one surprise')).toBeVisible()
  },
}
export const Quiet: Story = {}
export const Selected: Story = { args: { selected: true } }
export const Opened: Story = { args: { state: 'opened' } }
export const Revealed: Story = {
  args: { state: 'revealed', picture: lootNamed('Mossback').picture, note: 'Mossback, foil' },
}
export const Redeemed: Story = { args: { state: 'redeemed' } }

/** The stub is below the ticket when the ticket is narrower than 336 px. */
export const Narrow: Story = {
  args: { bright: true, title: 'Hug the Eco System, second print' },
  decorators: [(Story) => <div className="max-w-44">{Story()}</div>],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = canvas.getByText(/second print$/)
    await expect([scrollWidth <= clientWidth, scrollHeight <= clientHeight]).toEqual([true, true])
  },
}
export const LongWords: Story = {
  args: {
    id: '<the_two_hundred_and_fiftieth_ticket>',
    title: 'Hug the Eco System, second and final print, with every creature of the wood',
    note: 'Waiting for a result that takes rather longer than usual',
  },
}
export const WithoutPicture: Story = { args: { picture: undefined } }

export const EveryState: Story = {
  decorators: [(Story) => <div className="-mx-4">{Story()}</div>],
  render: (args) => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-5 p-4">
      {(['unrevealed', 'opened', 'revealed', 'redeemed'] as const).map((state, index) => (
        <Ticket key={state} {...args} id={`#${1087 + index}#`} state={state} />
      ))}
      <Ticket {...args} id="#1091#" selected />
    </div>
  ),
}
