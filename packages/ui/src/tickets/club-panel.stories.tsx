import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../parts/button'
import { ClubPanel } from './club-panel'

const meta = {
  title: 'Tickets/ClubPanel',
  component: ClubPanel,
  args: { unit: 'BALLER', action: <Button size="small">Get BALLER</Button> },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: { description: { component: 'The 100-club: its benefit, and the held and needed amount of the token.' } },
  },
} satisfies Meta<typeof ClubPanel>
export default meta
type Story = StoryObj<typeof meta>

export const NotConnected: Story = {}
export const OneShort: Story = { args: { held: 99 } }
export const Member: Story = { args: { held: 250 } }
export const Nothing: Story = { args: { held: 0 } }
