import type { Meta, StoryObj } from '@storybook/react-vite'
import { Crown, Sparkles } from 'lucide-react'
import { Badge } from './badge'

const meta = {
  title: 'Parts/Badge',
  component: Badge,
  args: { children: 'Recent' },
  parameters: {
    docs: {
      description: { component: 'One or two words of state. The words carry the meaning; the tone only helps.' },
    },
  },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const EveryTone: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge>Recent</Badge>
      <Badge tone="ink">In the box</Badge>
      <Badge tone="leaf">On sale</Badge>
      <Badge tone="coral">Sold out</Badge>
      <Badge tone="gold">
        <Crown aria-hidden /> Club
      </Badge>
      <Badge tone="sky">Verified</Badge>
      <Badge tone="stub">
        <Sparkles aria-hidden /> New print
      </Badge>
    </div>
  ),
}
export const OnEverySurface: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      {['bg-paper', 'bg-card', 'bg-band'].map((surface) => (
        <div key={surface} className={`${surface} flex gap-3 p-4`}>
          <Badge>Recent</Badge>
          <Badge tone="leaf">On sale</Badge>
          <Badge tone="coral">Sold out</Badge>
          <Badge tone="gold">Club</Badge>
          <Badge tone="sky">Verified</Badge>
        </div>
      ))}
    </div>
  ),
}
