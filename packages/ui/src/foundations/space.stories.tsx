import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Foundations/Space',
  parameters: {
    docs: {
      description: {
        component:
          'A 4 px base and an 8 px rhythm. Content is 1200 px wide with a gutter that never closes (`wrap`); bands run edge to edge. Twelve columns from 1024 px, four below.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = [
  { name: '1', width: 'w-1', use: 'between an icon and its word, at the least' },
  { name: '2', width: 'w-2', use: 'inside small print' },
  { name: '3', width: 'w-3', use: 'between buttons' },
  { name: '4', width: 'w-4', use: 'inside a control' },
  { name: '6', width: 'w-6', use: 'between cards' },
  { name: '8', width: 'w-8', use: 'inside a card' },
  { name: '12', width: 'w-12', use: 'between the parts of a section' },
  { name: '16', width: 'w-16', use: 'between sections on a phone' },
  { name: '24', width: 'w-24', use: 'between sections on a desk' },
] as const

export const Steps: Story = {
  render: () => (
    <ul className="flex flex-col gap-3">
      {steps.map(({ name, width, use }) => (
        <li key={name} className="grid grid-cols-[6.5rem_3.5rem_1fr] items-center gap-4">
          <span aria-hidden="true" className={`h-6 bg-leaf ${width}`} />
          <span className="figure">{Number(name) * 4} px</span>
          <span className="text-ink-soft">{use}</span>
        </li>
      ))}
    </ul>
  ),
}

export const Columns: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="border-frame border-y-[1.5px] bg-band py-8">
      <div className="wrap grid grid-cols-4 gap-6 lg:grid-cols-12">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((column, index) => (
          <div
            key={column}
            className={`figure grid h-32 place-items-center border-[1.5px] border-frame border-dashed bg-card text-sm ${index > 3 ? 'hidden lg:grid' : ''}`}
          >
            {index + 1}
          </div>
        ))}
      </div>
    </div>
  ),
}
