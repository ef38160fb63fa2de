import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Foundations/Shape',
  parameters: {
    docs: {
      description: {
        component:
          'Printed things: 1.5 px outlines, hairlines, perforations. 4 px corners for controls, 12 px for cards, none for full-bleed art. No shadow deeper than the edge of a sheet of paper. At night a card’s frame steps back; a control’s outline stays clear.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const EdgesAndCorners: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <figure>
        <div className="outline-control grid h-28 place-items-center bg-card font-semibold">4 px</div>
        <figcaption className="mt-2 text-ink-soft text-sm">
          A control: <span className="figure">outline-control</span>
        </figcaption>
      </figure>
      <figure>
        <div className="outline-card grid h-28 place-items-center bg-card font-semibold">12 px</div>
        <figcaption className="mt-2 text-ink-soft text-sm">
          A card: <span className="figure">outline-card</span>
        </figcaption>
      </figure>
      <figure>
        <div className="grid h-28 place-items-center bg-band font-semibold">0</div>
        <figcaption className="mt-2 text-ink-soft text-sm">Full-bleed art and bands</figcaption>
      </figure>
      <figure>
        <div className="grid h-28 place-items-center border-rule border-y-[1.5px] font-semibold">rule</div>
        <figcaption className="mt-2 text-ink-soft text-sm">A hairline between facts</figcaption>
      </figure>
      <figure>
        <div className="grid h-28 place-items-center border-rule border-y-2 border-dashed font-semibold">
          perforation
        </div>
        <figcaption className="mt-2 text-ink-soft text-sm">Where one thing tears off another</figcaption>
      </figure>
      <figure>
        <div className="surface-stub grid h-28 place-items-center rounded-card font-semibold shadow-printed">stub</div>
        <figcaption className="mt-2 text-ink-soft text-sm">
          The one deep edge: <span className="figure">shadow-printed</span>
        </figcaption>
      </figure>
    </div>
  ),
}

/** The ring is ink, 2 px wide and 2 px away, on every surface. On the stub it is dark in both themes. */
export const FocusRing: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-4">
      {['bg-paper', 'bg-card', 'bg-band', 'surface-stub'].map((surface) => (
        <div key={surface} className={`${surface} grid h-28 place-items-center border-[1.5px] border-rule`}>
          <span className="rounded-control border-[1.5px] border-current px-4 py-2 font-semibold outline-2 outline-focus outline-offset-2">
            Focus
          </span>
        </div>
      ))}
    </div>
  ),
}
