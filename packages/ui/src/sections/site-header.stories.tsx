import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { account } from '../fixtures/ledger.fixture'
import { createLink, exploreMenu, helpLink, menus, profilePages, socials } from '../fixtures/menus.fixture'
import { Button, ButtonLink } from '../parts/button'
import { ThemeToggle } from '../parts/theme-switch'
import { ConnectButton } from '../wallet/connect-button'
import { MobileMenu } from './mobile-menu'
import { ProfileMenu } from './profile-menu'
import { SearchForm } from './search-form'
import { SiteHeader } from './site-header'
import { SiteNav } from './site-nav'

const signOut = { label: 'Sign out', href: '/login' }
const placeholder = { address: 'acco...x4kfgt', balance: '10 ETH' }
const buyToken = fn()
const mona = { name: 'Mona', address: account, balance: '1,204.5 XRD' }

const actionsOf = (profile?: typeof mona) => (
  <>
    <Button size="small" className="whitespace-nowrap max-lg:hidden">
      Buy Baller
    </Button>
    <ConnectButton compact {...(profile ? { persona: profile.name } : {})} />
    <ThemeToggle className="max-sm:hidden lg:max-xl:hidden" />
    <ProfileMenu profile={profile} placeholder={placeholder} pages={profilePages} signOut={signOut} />
  </>
)

function WithMenu(props: ComponentProps<typeof SiteHeader>) {
  const [open, setOpen] = useState(false)
  return (
    <div className="min-h-[120vh]">
      <SiteHeader
        {...props}
        menu={
          <MobileMenu
            open={open}
            onOpenChange={setOpen}
            groups={menus}
            links={[createLink, helpLink]}
            current="/rankings"
            socials={socials}
            actions={[{ label: 'Buy Baller', onPress: buyToken }]}
          />
        }
      />
    </div>
  )
}

const meta = {
  title: 'Sections/SiteHeader',
  component: SiteHeader,
  args: {
    middle: <SearchForm shortcut />,
    nav: <SiteNav groups={menus} links={[createLink, helpLink]} current="/rankings" />,
    actions: actionsOf(),
  },
  render: (args) => <WithMenu {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Logo, search, menus, actions. Takes hold of the top after 4 px of scrolling without moving anything. Below 1024 px search and menus move into the sheet.',
      },
    },
  },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (spec L22, L39)',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    for (const name of ['Buy Baller', 'Connect wallet'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    await expect(bar).not.toHaveAttribute('data-stuck')
    scrollTo(0, 4)
    await fireEvent.scroll(window)
    await expect(bar).not.toHaveAttribute('data-stuck')
    scrollTo(0, 5)
    await fireEvent.scroll(window)
    await waitFor(() => expect(bar).toHaveAttribute('data-stuck'))
    scrollTo(0, 0)
    await fireEvent.scroll(window)
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

/** Nine entries in five rows. The strip spans the whole bar. */
export const Explore: Story = {
  name: 'Explore (spec L34, L139)',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Explore' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(opener)
    const entries = within(canvas.getByRole('list', { name: 'Explore' })).getAllByRole('link')
    await expect(entries).toHaveLength(9)
    const lefts = new Set(entries.map((entry) => entry.getBoundingClientRect().left))
    const tops = new Set(entries.map((entry) => entry.getBoundingClientRect().top))
    await expect([lefts.size, tops.size]).toEqual([2, 5])
  },
}

/** Esc closes and returns the focus. Opening another menu or leaving with the keyboard also closes. */
export const MenusByKeyboard: Story = {
  name: 'Menus By Keyboard (spec L38)',
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('button', { name: 'Pages' })
    const explore = canvas.getByRole('button', { name: 'Explore' })
    pages.focus()
    await userEvent.keyboard('{Enter}')
    await expect(pages).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Rankings' })).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('{Escape}')
    await expect(pages).toHaveAttribute('aria-expanded', 'false')
    await expect(pages).toHaveFocus()
    await userEvent.click(pages)
    await userEvent.click(explore)
    await expect([pages, explore].map((opener) => opener.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
    await userEvent.tab({ shift: true })
    await expect(explore).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ProfileDisconnected: Story = {
  name: 'Profile Disconnected (spec L38)',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }))
    await expect(canvas.getByText('10 ETH').closest('[aria-hidden=true]')).toHaveTextContent(/^Example/)
    const signOutLink = canvas.getByRole('link', { name: 'Sign out' })
    await expect(signOutLink).toHaveAttribute('href', '/login')
    await expect(signOutLink).toHaveAttribute('aria-disabled', 'true')
    await expect(signOutLink).toHaveAccessibleDescription('Not connected')
    // Ends the test with another page if it is followed.
    await userEvent.click(signOutLink)
  },
}
export const ProfileConnected: Story = {
  args: { actions: actionsOf(mona) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile: Mona' }))
    await waitFor(() => expect(canvas.getByText('1,204.5 XRD')).toBeVisible())
    await expect(canvas.queryByText('10 ETH')).toBeNull()
  },
}
export const LongName: Story = {
  args: { actions: actionsOf({ ...mona, name: 'Captain of the seven seas and of one more' }) },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    await expect(bar.offsetHeight, 'one row').toBeLessThan(80)
    await expect(bar.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const OneMenu: Story = { args: { nav: <SiteNav groups={[exploreMenu]} current="/art" />, actions: undefined } }
export const Minimal: Story = { args: { nav: undefined, middle: undefined, actions: undefined } }
export const Status: Story = {
  args: {
    nav: undefined,
    middle: undefined,
    title: 'Status',
    actions: <Button size="small">Subscribe to Updates</Button>,
  },
}
export const Marketplace: Story = {
  args: {
    actions: (
      <ButtonLink size="small" href="/collection/explore_collection">
        Marketplace
      </ButtonLink>
    ),
  },
}

/** The menu of a phone: a modal sheet with search, an accordion with one open section at a time, and the socials. */
export const Menu: Story = {
  name: 'Menu (spec L22, L38)',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => void buyToken.mockReset(),
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Open menu' })
    await userEvent.click(opener)
    const menu = await canvas.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(menu).toBeVisible())
    const search = within(menu).getByRole('searchbox', { name: 'Search by name or address' })
    await expect(search.closest('form')).toHaveAttribute('action', 'search')
    const sections = ['Home', 'Pages', 'Explore', 'Resources'].map((name) => within(menu).getByRole('button', { name }))
    const states = () => sections.map((section) => section.getAttribute('aria-expanded'))
    for (const section of sections) await userEvent.click(section)
    await expect(states()).toEqual(['false', 'false', 'false', 'true'])
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }))
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Menu' })).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    // The sheet opens in an effect, after the press.
    await userEvent.click(await within(menu).findByRole('button', { name: 'Buy Baller' }))
    await expect(buyToken).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Menu' })).toBeNull())
  },
}
export const MenuUnfolded: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Explore' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Trading Cards' })).toBeVisible())
  },
}
