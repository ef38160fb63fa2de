import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Button } from '../parts/button'
import { ThemeToggle } from '../parts/theme-switch'
import { ConnectButton } from '../wallet/connect-button'
import { MobileMenu } from './mobile-menu'
import { SearchForm } from './search-form'
import { SiteHeader } from './site-header'

const links = [
  { label: 'Box', href: '#box', current: true },
  { label: 'Marketplace', href: '#marketplace' },
  { label: 'Fairness', href: '#fairness' },
]

function WithMenu(props: ComponentProps<typeof SiteHeader>) {
  const [open, setOpen] = useState(false)
  return (
    <div className="min-h-[120vh]">
      <SiteHeader
        {...props}
        menu={
          <MobileMenu open={open} onOpenChange={setOpen} links={links}>
            <Button wide>Buy Baller</Button>
          </MobileMenu>
        }
      />
    </div>
  )
}

const meta = {
  title: 'Sections/SiteHeader',
  component: SiteHeader,
  args: {
    links,
    actions: (
      <>
        <Button size="small" className="max-sm:hidden">
          Buy Baller
        </Button>
        <ConnectButton compact />
        <ThemeToggle className="max-sm:hidden" />
      </>
    ),
  },
  render: (args) => <WithMenu {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Logo, links, actions. Takes hold of the top after 4 px of scrolling without moving anything. Below 1024 px the links move into the menu.',
      },
    },
  },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    await expect(bar).not.toHaveAttribute('data-stuck')
    scrollTo(0, 4)
    await fireEvent.scroll(window)
    await expect(bar).not.toHaveAttribute('data-stuck')
    scrollTo(0, 5)
    await fireEvent.scroll(window)
    await waitFor(() => expect(bar).toHaveAttribute('data-stuck'))
    scrollTo(0, 0)
    await fireEvent.scroll(window)
  },
}
export const Minimal: Story = { args: { links: [], actions: undefined } }
export const Status: Story = {
  args: {
    links: [],
    middle: <p className="heading text-xl">Status</p>,
    actions: <Button size="small">Subscribe to Updates</Button>,
  },
}
export const Marketplace: Story = {
  args: { middle: <SearchForm />, actions: <Button size="small">Marketplace</Button> },
}

/** The phone's menu: opens as a modal sheet, holds the search form, closes with its button and gives focus back. */
export const Menu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Open menu' })
    await userEvent.click(opener)
    const menu = await canvas.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(menu).toBeVisible())
    const search = canvas.getByRole('searchbox', { name: 'Search by name or address' })
    await expect(search.closest('form')).toHaveAttribute('action', 'search')
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }))
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Menu' })).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
