import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion, AccordionItem } from './accordion'

const meta = {
  title: 'Parts/Accordion',
  component: Accordion,
  render: (args) => (
    <Accordion {...args}>
      <AccordionItem name="faq" title="Who draws the loot?">
        The ledger does, in a transaction after yours, from what is left in the box. Neither you nor we can see the
        result before it is written.
      </AccordionItem>
      <AccordionItem name="faq" title="What does a ticket cost?">
        2 XRD, and the network fee. Club members’ fee is paid by the box.
      </AccordionItem>
      <AccordionItem name="faq" title="Can I give a ticket away?">
        Yes. A ticket is an NFT in your account: send it like any other, before or after it is revealed.
      </AccordionItem>
    </Accordion>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Questions and answers that unfold. The platform’s own disclosure (`details`), so it works without script, and the browser’s page search finds and opens an answer.',
      },
    },
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

const itemOf = (element: HTMLElement) => element.closest('details')

export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByText('Who draws the loot?')
    const second = canvas.getByText('What does a ticket cost?')
    await userEvent.click(first)
    await expect(itemOf(first)).toHaveAttribute('open')
    await userEvent.click(second)
    await expect(itemOf(first)).not.toHaveAttribute('open')
    await expect(canvas.getByText(/2 XRD, and the network fee/)).toBeVisible()
  },
}
export const Closed: Story = {}
