import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fairness } from '../pages/box-page.fixture'
import { FairnessPanel } from './fairness-panel'

const meta = {
  title: 'Tickets/FairnessPanel',
  component: FairnessPanel,
  args: {
    rows: fairness,
    sample: 588,
    verdict: 'fits',
    method: 'Chi-square over four edges, from every draw since the box opened.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Published and observed odds, with the size of the sample. A sample that is too small has no verdict.',
      },
    },
  },
} satisfies Meta<typeof FairnessPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Fits: Story = {}
export const Differs: Story = {
  args: {
    verdict: 'differs',
    rows: fairness.map((row) => (row.rarity === 'foil' ? { ...row, observed: 0.001, draws: 1 } : row)),
  },
}
export const TooFew: Story = { args: { verdict: 'too-few', sample: 12 } }
/** The column of a page at 360 px. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ width: 324 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('region', { name: 'Published and observed odds' })
    await expect(scrollWidth).toBe(clientWidth)
  },
}
