import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tab, TabList, TabPanel, Tabs } from './tabs'

const panels = [
  { value: 'unrevealed', word: 'Unrevealed', count: 3, text: 'Three tickets wait to be revealed.' },
  { value: 'revealed', word: 'Revealed', count: 12, text: 'Twelve tickets hold loot that is yours to redeem.' },
  { value: 'redeemed', word: 'Redeemed', count: 0, text: 'Nothing redeemed yet.' },
]

const meta = {
  title: 'Parts/Tabs',
  component: Tabs,
  args: { defaultValue: 'unrevealed', onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Your tickets">
        {panels.map(({ value, word, count }) => (
          <Tab key={value} value={value}>
            {word} <span className="figure text-sm">{count}</span>
          </Tab>
        ))}
      </TabList>
      {panels.map(({ value, text }) => (
        <TabPanel key={value} value={value}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  ),
  parameters: {
    docs: {
      description: {
        component: 'Views of one thing, one at a time. **Don’t** put content into tabs that users must compare.',
      },
    },
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Unrevealed 3' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Revealed 12' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve tickets')
    await userEvent.keyboard('{End}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('redeemed')
    await userEvent.keyboard('{Home}')
    const [first] = canvas.getAllByRole('tab')
    await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    first?.blur()
  },
}
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
}
