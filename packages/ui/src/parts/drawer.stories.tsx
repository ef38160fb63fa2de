import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from './drawer'
import { Link } from './link'

const meta = {
  title: 'Parts/Drawer',
  component: Drawer,
  args: { defaultOpen: true, onOpenChange: fn() },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: { component: 'A sheet along one edge: the menu of a phone, filters, what your wallet was asked.' },
    },
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

const pages = (
  <nav aria-label="Main" className="flex flex-col">
    {['Box', 'Marketplace', 'Fairness', 'Help'].map((page) => (
      <Link key={page} href={`#${page}`} look="nav" className="heading min-h-14 text-xl">
        {page}
      </Link>
    ))}
  </nav>
)

export const Right: Story = {
  render: (args) => (
    <Drawer {...args}>
      <DrawerContent title="Menu">{pages}</DrawerContent>
    </Drawer>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
  },
}
export const Left: Story = {
  render: (args) => (
    <Drawer {...args}>
      <DrawerContent title="Filters" description="24 items" side="left">
        {pages}
      </DrawerContent>
    </Drawer>
  ),
}
export const Bottom: Story = {
  render: (args) => (
    <Drawer {...args}>
      <DrawerContent title="Requests" side="bottom">
        <p>Nothing is waiting for your wallet.</p>
        <DrawerClose asChild>
          <Button className="self-start">Done</Button>
        </DrawerClose>
      </DrawerContent>
    </Drawer>
  ),
}
export const OpensAndCloses: Story = {
  args: { defaultOpen: false },
  render: (args) => (
    <Drawer {...args}>
      <DrawerTrigger asChild>
        <Button>Menu</Button>
      </DrawerTrigger>
      <DrawerContent title="Menu">{pages}</DrawerContent>
    </Drawer>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Menu' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
