import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FooterConfig } from '../../site.config'
import { SiteFooter } from './site-footer'

const configured = (config: FooterConfig) => renderToStaticMarkup(<SiteFooter year={2026} config={config} />)

test('the partner and the social links of the configuration are shown (spec L20)', () => {
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
    'Terms',
    'Privacy',
  ])
    expect(footer).toContain(shown)
  expect(footer).not.toContain('Twitter')
})

test('what is not configured is not shown', () => {
  const footer = configured({ partner: undefined, socials: [], seasonal: undefined })
  expect(footer).not.toContain('Domain by')
  expect(footer).not.toContain('href="https://t.me')
  expect(footer).toContain('Made by Ballers, for Ballers')
})
