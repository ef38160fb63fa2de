// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage, type PageOptions } from '@/client/page.fixture'
import { SiteHeader } from './site-header'

const { route, push } = vi.hoisted(() => ({ route: { path: '/' }, push: vi.fn() }))
vi.mock('next/navigation', () => ({ usePathname: () => route.path, useRouter: () => ({ push }) }))

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
)
afterEach(() => {
  cleanup()
  push.mockReset()
})

function show(path: string, options: PageOptions = {}) {
  route.path = path
  const page = openPage(options)
  render(<SiteHeader />, { wrapper: page.wrapper })
  return page
}
const menu = (name: string) => screen.queryByRole('button', { name })
const links = (name: string) =>
  [...(document.querySelector(`ul[aria-label="${name}"]`)?.querySelectorAll('a') ?? [])].map((link) => ({
    text: link.textContent,
    href: link.getAttribute('href'),
  }))

describe('by path (spec L36)', () => {
  test('default: search, four menus, Create, the token, connect, theme and profile (spec L22, L38)', () => {
    show('/blog')
    const field = screen.getByRole('searchbox')
    expect([field.getAttribute('name'), field.getAttribute('placeholder')]).toEqual(['q', 'Search'])
    expect(field.closest('form')?.getAttribute('action')).toBe('search')
    for (const name of [
      'Home',
      'Pages',
      'Explore',
      'Resources',
      'Buy Baller',
      'Connect wallet',
      'Switch to dark theme',
      'Profile',
      'Open menu',
    ])
      expect(menu(name), name).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Lootboxes' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'Create' }).getAttribute('href')).toBe('/create')
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help_center')
    expect(document.querySelector('a[href="/blog"]')?.getAttribute('aria-current')).toBe('page')
  })

  test('the token’s button is quiet without a trade widget', () => {
    show('/blog')
    expect(menu('Buy Baller')?.className).toContain('button-quiet')
    cleanup()
    show('/blog', { site: { swapWidget: { provider: 'Trader', baseUrl: 'https://trade.example/' } } })
    expect(menu('Buy Baller')?.className).toContain('button-outline')
  })

  test.each(['/home/home_3', '/home/home_9', '/home/home_12', '/maintenance'])('%s: minimal', (path) => {
    show(path)
    expect(screen.getByRole('banner')).toBeDefined()
    expect(screen.queryByRole('searchbox')).toBeNull()
    for (const name of ['Home', 'Pages', 'Profile', 'Open menu']) expect(menu(name), name).toBeNull()
    expect(screen.getByRole('link', { name: 'Lootboxes' }).getAttribute('href')).toBe('/')
  })

  test('/platform_status: its title, and where to subscribe', () => {
    show('/platform_status')
    expect(screen.getByText('Status')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Subscribe to Updates' }).getAttribute('href')).toBe('/newsletter')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('/home/home_8: the marketplace in place of the token', () => {
    show('/home/home_8')
    const marketplace = screen.getByRole('link', { name: 'Marketplace' })
    expect(marketplace.getAttribute('href')).toBe('/collection/explore_collection')
    expect(menu('Buy Baller')).toBeNull()
    expect(menu('Pages')).not.toBeNull()
  })

  test('/login: nothing (spec L37)', () => {
    show('/login')
    expect(document.body.textContent).toBe('')
  })
})

test('Explore in a wide header leads to the home and stores the category (spec L34; trap T23)', () => {
  const { client } = show('/rankings')
  const entries = links('Explore')
  expect(entries).toHaveLength(9)
  expect(new Set(entries.map(({ href }) => href))).toEqual(new Set(['/']))
  act(() => screen.getByRole('button', { name: 'Explore' }).click())
  const cards = screen.getByRole('link', { name: 'Trading Cards' })
  cards.addEventListener('click', (event) => event.preventDefault())
  act(() => cards.click())
  expect(client.category$.get()).toMatchObject({ name: 'Trading Cards', path: '/' })
  act(() => screen.getByRole('button', { name: 'Resources' }).click())
  expect(links('Resources')[0]).toEqual({ text: 'Help Center', href: '/help_center' })
})

test('the Home menu lists home and homes 2 to 13, and marks 7 to 13 as new (spec L32)', () => {
  show('/blog')
  expect(links('Home').map(({ href }) => href)).toEqual([
    '/',
    ...Array.from({ length: 12 }, (_, at) => `/home/home_${at + 2}`),
  ])
  expect(links('Home').flatMap(({ text }) => /^(.+)new$/.exec(text)?.[1] ?? [])).toEqual([
    'Crypto Consultant',
    'NFT Game',
    'Dao Platform',
    'Crypto App',
    'Crypto Trading',
    'ICO Landing',
    'NFT Aggregator',
  ])
})

describe('the profile menu (spec L38)', () => {
  test('without a connected account: examples hidden from screen readers, and Sign out is disabled (trap T25)', () => {
    show('/')
    act(() => screen.getByRole('button', { name: 'Profile' }).click())
    expect(screen.getByText('Not connected')).toBeDefined()
    for (const text of ['10 ETH', 'acco...x4kfgt'])
      expect(screen.getByText(text).closest('[aria-hidden=true]')?.textContent).toMatch(/^Example/)
    expect(screen.getByRole('link', { name: 'My Profile' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/profile/user_avatar')
    const signOut = screen.getByRole('link', { name: 'Sign out' })
    expect(signOut.getAttribute('href')).toBe('/login')
    expect(signOut.getAttribute('aria-disabled')).toBe('true')
    expect(fireEvent.click(signOut), 'the press is ignored').toBe(false)
    expect(push).not.toHaveBeenCalled()
  })

  test('afterwards the account and what it really has', async () => {
    const page = openPage({ login: account })
    page.now.balances = { [page.client.site.boxes[0]?.tokenAddress ?? '']: '1204.5' }
    route.path = '/'
    render(<SiteHeader />, { wrapper: page.wrapper })
    act(() => page.client.openSelected())
    act(() => screen.getByRole('button', { name: 'Profile: Ada' }).click())
    await screen.findByText('1,204.5 XRD')
    expect(screen.queryByText('10 ETH')).toBeNull()
    expect(screen.getByRole('link', { name: 'My Profile' }).getAttribute('href')).toBe(`/user/${account}`)
  })

  test('the flag dropdown shows and hides it, and follows its button (spec L75)', () => {
    const { dropdown } = show('/').client.flags
    const isOpen = () => screen.getByRole('button', { name: 'Profile' }).getAttribute('aria-expanded')
    act(() => dropdown.show())
    expect(isOpen()).toBe('true')
    act(() => dropdown.hide())
    expect(isOpen()).toBe('false')
    act(() => screen.getByRole('button', { name: 'Profile' }).click())
    expect(dropdown.shown$.get()).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(dropdown.shown$.get()).toBe(false)
  })

  test('one dropdown at a time: the wallet’s takes the place of the profile’s (spec L75)', async () => {
    const { dropdown } = show('/', { login: account }).client.flags
    act(() => dropdown.show())
    const profile = screen.getByRole('button', { name: 'Profile: Ada' })
    expect(profile.getAttribute('aria-expanded')).toBe('true')
    const wallet = await screen.findByRole('button', { name: 'Wallet menu: Ada' })
    fireEvent.click(wallet)
    await screen.findByRole('dialog', { name: 'Wallet' })
    expect([profile.getAttribute('aria-expanded'), dropdown.shown$.get()]).toEqual(['false', true])
  })

  test('Sign out disconnects, and then goes to /login (trap T49)', async () => {
    const { toolkit } = show('/', { login: account })
    const order: string[] = []
    const disconnect = vi.spyOn(toolkit, 'disconnect').mockImplementation(() => void order.push('disconnect'))
    push.mockImplementation((path: string) => order.push(path))
    act(() => screen.getByRole('button', { name: 'Profile: Ada' }).click())
    act(() => screen.getByRole('link', { name: 'Sign out' }).click())
    await waitFor(() => expect(order).toEqual(['disconnect', '/login']))
    expect(disconnect).toHaveBeenCalledTimes(1)
  })
})

test('the mobile menu opens and closes, searches, links real paths and opens one group at a time (spec L22, L34, L38)', () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  show('/art')
  act(() => screen.getByRole('button', { name: 'Open menu' }).click())
  const sheet = within(screen.getByRole('dialog', { name: 'Menu' }))
  expect(sheet.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('search')
  const groups = ['Home', 'Pages', 'Explore', 'Resources'].map((name) => sheet.getByRole('button', { name }))
  for (const group of groups) {
    act(() => group.click())
    expect(groups.filter((one) => one.getAttribute('aria-expanded') === 'true')).toEqual([group])
  }
  act(() => sheet.getByRole('button', { name: 'Explore' }).click())
  expect(sheet.getByRole('link', { name: 'Trading Cards' }).getAttribute('href')).toBe('/tranding-cards')
  expect(sheet.getByRole('link', { name: 'Art' }).getAttribute('aria-current')).toBe('page')
  expect(sheet.getByRole('link', { name: 'Radix on Telegram' })).toBeDefined()
  act(() => sheet.getByRole('button', { name: 'Close menu' }).click())
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
})

test('Photography in the mobile menu stores the category, because it shares the page of All NFTs (spec L34; trap T24)', () => {
  const { client } = show('/')
  act(() => screen.getByRole('button', { name: 'Open menu' }).click())
  const sheet = within(screen.getByRole('dialog', { name: 'Menu' }))
  act(() => sheet.getByRole('button', { name: 'Explore' }).click())
  act(() => sheet.getByRole('link', { name: 'Photography' }).click())
  expect(client.category$.get()).toMatchObject({ name: 'Photography', path: '/collection/explore_collection' })
})

test('the mobile menu leads a connected account to its album, which the header of a phone has no room for', async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  show('/', { login: account })
  act(() => screen.getByRole('button', { name: 'Open menu' }).click())
  const sheet = within(screen.getByRole('dialog', { name: 'Menu' }))
  expect(sheet.getByRole('link', { name: 'Album' }).getAttribute('href')).toBe(`/album/${account}`)
})
