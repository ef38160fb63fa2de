import { describe, expect, test } from 'vitest'
import { currentPage, menus, wideMenus } from './menus'

const paths = (id: string, of = menus) => of.find((group) => group.id === id)?.pages.map(({ path }) => path)

describe('the menus of the header', () => {
  test('homes: thirteen, of which 7 to 13 are new and have names (spec L32, L50)', () => {
    const [home] = menus
    expect(paths('home')).toEqual(['/', ...Array.from({ length: 12 }, (_, n) => `/home/home_${n + 2}`)])
    expect(home?.pages.flatMap((page) => (page.new ? [page.name] : []))).toEqual([
      'Crypto Consultant',
      'NFT Game',
      'Dao Platform',
      'Crypto App',
      'Crypto Trading',
      'ICO Landing',
      'NFT Aggregator',
    ])
    expect(home?.pages.slice(0, 6).every((page) => page.new === undefined)).toBe(true)
  })

  test('pages: their paths, letter for letter (spec L33)', () => {
    expect(paths('pages')?.join(', ')).toBe(
      '/maintenance, /case-studies, /case-studies/case_study_1, /careers, /item/item_20, /collections-wide, /collection/explore_collection, /collection/avatar_1, /activity, /rankings, /user/avatar_6, /profile/user_avatar, /about, /contact, /wallet, /login, /404, /tarms',
    )
  })

  test('explore: the paths with their misspellings (spec L34)', () => {
    const named = menus[2]?.pages.map(({ name, path }) => `${name} ${path}`)
    expect(named).toEqual([
      'All NFTs /collection/explore_collection',
      'Art /art',
      'Sports /sports',
      'Photography /collection/explore_collection',
      'Collectibles /collectibles',
      'Trading Cards /tranding-cards',
      'Domain Names /domain-names',
      'Utility /utility',
      'Virtual Worlds /virtual-worlds',
    ])
  })

  test('a wide header links every entry of Explore to the home, and no other menu (spec L34; trap T23)', () => {
    expect(new Set(paths('explore', wideMenus))).toEqual(new Set(['/']))
    for (const id of ['home', 'pages', 'resources']) expect(paths(id, wideMenus)).toEqual(paths(id))
  })

  test('resources (spec L35)', () => {
    expect(paths('resources')).toEqual([
      '/help_center',
      '/platform_status',
      '/partners',
      '/blog',
      '/single_post/post_1',
      '/newsletter',
    ])
  })

  test('every group and page has an id, unique within its group, and a name (spec L50)', () => {
    for (const { id, name, pages } of menus) {
      expect(`${id}${name}`).not.toBe('')
      expect(new Set(pages.map((page) => page.id)).size).toBe(pages.length)
      expect(pages.every((page) => page.name !== '' && page.path.startsWith('/'))).toBe(true)
    }
  })

  test('the current entry is that of the page shown; the home is not an entry of Explore (spec L38)', () => {
    const current = (path: string) =>
      wideMenus.flatMap((group) => group.pages.filter((page) => currentPage(path)(page, group)).map(({ id }) => id))
    expect(current('/')).toEqual(['home_1'])
    expect(current('/art')).toEqual(['art'])
    expect(current('/collection/explore_collection')).toEqual(['explore_collection'])
    expect(current('/nowhere')).toEqual([])
    for (const path of menus.flatMap(({ pages }) => pages.map((page) => page.path)))
      expect(current(path)).toHaveLength(1)
  })
})
