import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { SiteConfig } from '../../../site.config'

const configured = async (site: SiteConfig) => {
  vi.resetModules()
  vi.doMock('../../../site.config', () => ({ site }))
  const { SiteFooter } = await import('./site-footer')
  return renderToStaticMarkup(<SiteFooter year={2026} />)
}
afterEach(() => vi.doUnmock('../../../site.config'))

test('the partner and the social links of the configuration are shown', async () => {
  const footer = await configured({
    partner: { name: 'A Registrar', href: 'https://registrar.example' },
    socials: [{ kind: 'telegram', href: 'https://t.me/shop', label: 'Shop on Telegram' }],
    seasonal: undefined,
  })
  expect(footer).toContain('Domain by')
  expect(footer).toContain('href="https://registrar.example"')
  expect(footer).toContain('Shop on Telegram')
  expect(footer).not.toContain('Twitter')
})

test('what is not configured is not shown', async () => {
  const footer = await configured({ partner: undefined, socials: [], seasonal: undefined })
  expect(footer).not.toContain('Domain by')
  expect(footer).not.toContain('<ul')
  expect(footer).toContain('Made by Ballers, for Ballers')
})

test('the shipped configuration shows all the spec lists (section 2)', async () => {
  vi.resetModules()
  const { SiteFooter } = await import('./site-footer')
  const footer = renderToStaticMarkup(<SiteFooter year={2026} />)
  for (const words of [
    'Runs on Radix',
    'Domain by',
    'Twitter',
    'Telegram',
    '2026 Made by Ballers, for Ballers',
    'Terms',
    'Privacy',
  ])
    expect(footer).toContain(words)
})
