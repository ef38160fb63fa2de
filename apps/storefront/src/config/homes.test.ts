import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { menus } from '@/site/menus'
import { type Home, homes } from './homes'

const fourteenth: Home = {
  id: 'home_14',
  title: 'Night Market',
  heading: 'Open until late',
  lede: 'Boxes of the night.',
  isNew: true,
  header: 'minimal',
  sections: ['wall', 'items', 'newsletter'],
}

test('homes 2 to 13, of which 7 to 13 are new, have the names of the menu (spec L32)', () => {
  expect(homes.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, at) => `home_${at + 2}`))
  expect(homes.filter(({ isNew }) => isNew).map(({ title }) => title)).toEqual([
    'Crypto Consultant',
    'NFT Game',
    'Dao Platform',
    'Crypto App',
    'Crypto Trading',
    'ICO Landing',
    'NFT Aggregator',
  ])
  const inMenu = menus.find(({ id }) => id === 'home')?.pages.filter(({ path }) => path !== '/')
  expect(inMenu?.map(({ path, name, new: isNew = false }) => ({ path, name, isNew }))).toEqual(
    homes.map(({ id, title, isNew = false }) => ({ path: `/home/${id}`, name: title, isNew })),
  )
})

test('a fourteenth home is one entry: the menu lists it, and its page has its header', async () => {
  vi.resetModules()
  vi.doMock('./homes', () => ({ homes: [...homes, { ...fourteenth }] }))
  const { menus: grown } = await import('@/site/menus')
  const { headerVariant } = await import('@/site/header-variant')
  expect(grown[0]?.pages.at(-1)).toEqual({
    id: 'home_14',
    name: 'Night Market',
    path: '/home/home_14',
    new: true,
    hint: 'Open until late',
  })
  expect(headerVariant('/home/home_14')).toBe('minimal')
  vi.doUnmock('./homes')
  vi.resetModules()
})

test('and one story: each home has one, with the words of its head and its sections in order', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../../packages/ui/src/pages/homes.stories.tsx'), 'utf8')
  const written = [...source.matchAll(/: Story = \{\s*args: \{([^}]+)\}/g)].map(([, args = '']) => ({
    eyebrow: args.match(/eyebrow: '([^']+)'/)?.[1],
    heading: args.match(/title: '([^']+)'/)?.[1],
    isCompact: args.includes('compact: true'),
    sections: args.match(/list: \[([^\]]+)\]/)?.[1]?.match(/\w+/g),
  }))
  expect(written).toEqual(
    homes.map(({ title, heading, isNew, compact = false, sections }) => ({
      eyebrow: isNew ? title : undefined,
      heading,
      isCompact: compact,
      sections,
    })),
  )
})

test.each(homes)('$id lists sections, each once', ({ sections }) => {
  expect(sections.length).toBeGreaterThan(2)
  expect(new Set(sections).size).toBe(sections.length)
})
