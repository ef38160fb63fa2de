import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { FooterConfig } from '../../site.config'
import { SiteFooter } from './site-footer'

afterEach(() => void vi.useRealTimers())

const configured = (config: FooterConfig) => renderToStaticMarkup(<SiteFooter year={2026} config={config} />)

test('badge, partner with logo, social links, copyright line, Terms and Privacy (spec L18, L20)', () => {
  const footer = configured({
    partner: { name: 'A Registrar', href: 'https://registrar.example', logo: '/registrar.svg' },
    socials: [{ kind: 'telegram', href: 'https://t.me/lootboxes', label: 'Lootboxes on Telegram' }],
    seasonal: undefined,
  })
  for (const shown of [
    'Runs on Radix',
    'Domain by',
    'href="https://registrar.example"',
    'src="/registrar.svg"',
    'Lootboxes on Telegram',
    '2026 Made by Ballers, for Ballers',
    'href="/"',
    'href="/terms"',
    'href="/terms#privacy"',
  ])
    expect(footer).toContain(shown)
  expect(footer).not.toContain('Twitter')
})

test('the copyright line has the current year (spec L20)', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-01T12:00:00Z') })
  expect(renderToStaticMarkup(<SiteFooter />)).toContain('© 2031 Made by Ballers, for Ballers')
})

test('(spec L20) a public network claims no partner and no accounts until they are configured', () => {
  const footer = renderToStaticMarkup(<SiteFooter />)
  expect(footer).not.toContain('Domain by')
  expect(footer).not.toContain('href="https://t.me')
  expect(footer).toContain('Made by Ballers, for Ballers')
})
