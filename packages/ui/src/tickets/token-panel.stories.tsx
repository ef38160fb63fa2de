import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../parts/button'
import { Link } from '../parts/link'
import { TokenPanel } from './token-panel'

const meta = {
  title: 'Tickets/TokenPanel',
  component: TokenPanel,
  args: {
    title: 'Baller',
    provider: 'Ociswap',
    children: '100 BALLER make the box pay your network fees.',
    action: <Button>Get BALLER</Button>,
    link: (
      <Link href="https://example.org" external className="touch-target relative">
        Open in its own tab
      </Link>
    ),
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: { docs: { description: { component: 'Names the third party before anything of theirs is loaded.' } } },
} satisfies Meta<typeof TokenPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutWords: Story = { args: { children: undefined, link: undefined } }
