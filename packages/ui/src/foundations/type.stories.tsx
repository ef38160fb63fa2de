import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component:
          'Three faces, all self-hosted. Bricolage Grotesque for headings, prices and big serials: condensed to 92 % for headings (`heading`) and to 78 % for the one huge line of a page (`headline`). Instrument Sans for text. Spline Sans Mono for figures and addresses, tabular. A scale of 1.25 from 16 px that grows with the page and obeys text zoom. No more than four sizes on a screen.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = [
  { size: 'text-7xl', use: 'The name of a box, once a page', face: 'headline' },
  { size: 'text-5xl', use: 'Title of a page', face: 'headline' },
  { size: 'text-4xl', use: 'A total, a price', face: 'heading' },
  { size: 'text-3xl', use: 'Heading of a section', face: 'heading' },
  { size: 'text-2xl', use: 'Title of a dialog', face: 'heading' },
  { size: 'text-xl', use: 'Name of a card', face: 'heading' },
  { size: 'text-lg', use: 'Lead paragraph', face: '' },
  { size: 'text-base', use: 'Text', face: '' },
  { size: 'text-sm', use: 'Hints, small print', face: '' },
  { size: 'text-xs', use: 'Badges', face: '' },
] as const

export const Scale: Story = {
  render: () => (
    <dl className="divide-y-[1.5px] divide-rule">
      {steps.map(({ size, use, face }) => (
        <div key={size} className="grid items-baseline gap-x-8 py-4 lg:grid-cols-[1fr_18rem]">
          <dd className={`${size} ${face} overflow-hidden text-ellipsis`}>Hug the Eco System</dd>
          <dt className="text-ink-soft text-sm">
            <span className="figure">{size}</span>, {use.toLowerCase()}
          </dt>
        </div>
      ))}
    </dl>
  ),
}

export const Faces: Story = {
  render: () => (
    <div className="grid gap-10 lg:grid-cols-3">
      <section aria-label="Bricolage Grotesque">
        <p className="headline text-5xl">1087</p>
        <p className="heading mt-3 text-2xl">Bricolage Grotesque</p>
        <p className="mt-1 text-ink-soft">
          Headings, prices, serials. Condensed: <code>heading</code>, <code>headline</code>.
        </p>
        <p className="heading mt-4 text-xl leading-tight">
          ABCDEFGHIJKLM NOPQRSTUVWXYZ abcdefghijklm nopqrstuvwxyz 0123456789
        </p>
      </section>
      <section aria-label="Instrument Sans">
        <p className="font-semibold text-5xl tracking-tight">Aa</p>
        <p className="mt-3 font-semibold text-2xl">Instrument Sans</p>
        <p className="mt-1 text-ink-soft">Everything one reads. 65 to 75 characters a line, 1.55 high.</p>
        <p className="mt-4 max-w-measure">
          A ticket is 2 XRD. Tear it open and one of 24 huggable creatures is yours to keep, trade or just look at.
        </p>
      </section>
      <section aria-label="Spline Sans Mono">
        <p className="figure text-5xl">#0#</p>
        <p className="figure mt-3 text-2xl">Spline Sans Mono</p>
        <p className="mt-1 text-ink-soft">
          Figures, ids and addresses, so that columns line up: <code>figure</code>.
        </p>
        <p className="figure mt-4">
          acco...l07s55
          <br />
          1,204.50 XRD
          <br />
          {'\u00a0\u00a0\u00a0\u00a0'}2.00 XRD
        </p>
      </section>
    </div>
  ),
}
