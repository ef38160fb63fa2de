import { describe, expect, inject, test } from 'vitest'
import { type HomeSection, homes } from '@/config/homes'
import { headerVariant } from '@/site/header-variant'
import { accounts, box, createLedger, loot, soldOutBox } from '../e2e/ledger'
import { boxRoutes, marketRoutes, otherRoutes, type Route, routes, unlisted } from '../e2e/site-routes'
import { find, get, open, type Page, parse, textOf } from './site'

const [creatures, plants] = loot

/** Unfilled placeholders and dummy text (trap T55). */
const unfilled = /\$\{|\bundefined\b|\bNaN\b|\b[Ll]orem\b|\b[Dd]olor\b/

/** Header, main and footer that stand at the top of the document, where they are landmarks. */
const landmarks = (document: Document) =>
  ['header', 'main', 'footer'].map(
    (name) =>
      [...document.querySelectorAll(name)].filter(
        (element) => element.parentElement?.closest('article, aside, main, nav, section') === null,
      ).length,
  )

/** The style sheets of a page as one text. */
const stylesOf = async (document: Document): Promise<string> => {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? '')
  return (await Promise.all(sheets.map(async (path) => (await get(path)).text()))).join('')
}

const expectRoute = (page: Page, { title, status = 200, bare = false }: Route) => {
  expect(page.status).toBe(status)
  expect(page.title).toBe(title.includes('|') ? title : `${title} || Lootboxes`)
  expect([...page.document.querySelectorAll('h1')].map((heading) => textOf(heading))).toEqual([
    expect.stringMatching(/\w/),
  ])
  expect(landmarks(page.document)).toEqual(bare ? [0, 1, 0] : [1, 1, 1])
  expect(textOf(page.document.querySelector('main'))).toMatch(/.{80}/)
  expect(`${page.title} ${textOf(page.document.body)}`).not.toMatch(unfilled)
}

describe('the HTML of the server has status, title, one h1, landmarks, words and no placeholder (traps T16, T18, T55)', () => {
  describe('(spec L12, L18, L19, L32) boxes and homes', () => {
    test.each(boxRoutes)('$path', async (route) => expectRoute(await open(route.path), route))
  })
  describe('(spec L33, L34) marketplace', () => {
    test.each(marketRoutes)('$path', async (route) => expectRoute(await open(route.path), route))
  })
  describe('(spec L33, L35, L37) texts, accounts, forms and states', () => {
    test.each(otherRoutes)('$path', async (route) => expectRoute(await open(route.path), route))
  })

  test('the receipt of a committed transaction', async () => {
    const [hash = ''] = await createLedger(inject('devnetUrl')).history(box.component, 1)
    expectRoute(await open(`/receipt/${hash}`), { path: `/receipt/${hash}`, title: 'Receipt' })
  })
})

describe('the routes that a browser opens stand for those that it does not', () => {
  const opened = new Set(routes.filter(({ like }) => like === undefined).map(({ path }) => path))

  test('and are opened themselves', () => {
    expect(routes.flatMap(({ like = [] }) => like).filter((path) => !opened.has(path))).toEqual([])
  })

  test('with each section and each header of a home', () => {
    /** Sections of homes that other routes render, too. */
    const elsewhere: Readonly<Record<string, readonly HomeSection[]>> = {
      '/': ['hero', 'odds', 'steps', 'reveals', 'club', 'faq'],
      '/rankings': ['rankings', 'items'],
      '/collection/explore_collection': ['categories'],
    }
    // Sections that differ from another one only in their text or figures.
    const twins: Readonly<Record<string, string>> = { clubFaq: 'faq', walletFaq: 'faq', clubFees: 'stats' }
    const sectionsOf = (path: string) =>
      (elsewhere[path] ?? homes.find(({ id }) => path === `/home/${id}`)?.sections ?? []).map(
        (name) => twins[name] ?? name,
      )
    for (const { path, like = [path] } of boxRoutes.filter((route) => route.path.startsWith('/home/'))) {
      expect(like.flatMap(sectionsOf), path).toEqual(expect.arrayContaining([...sectionsOf(path)]))
      expect(like.map(headerVariant), path).toContain(headerVariant(path))
    }
  })
})

describe('links of the frame', () => {
  test('(spec L20, L32 to L35, L38) every link of the header and the footer leads to a page of this table', async () => {
    const { html, url } = await open('/blog')
    // The menus are closed, so a page without scripts does not show them.
    const links = [
      ...parse(html, url).querySelectorAll<HTMLAnchorElement>(
        'header[data-slot=site-header] a, footer[data-slot=site-footer] a',
      ),
    ]
    const paths = links.filter(({ origin }) => origin === url.origin).map(({ pathname }) => pathname)
    expect(paths.length).toBeGreaterThan(45)
    const known = new Set(routes.map(({ path }) => path))
    expect(paths.filter((path) => !known.has(path))).toEqual([])
  })

  test.each([
    ['/home/home_3', 0, /^/],
    ['/platform_status', 0, 'Subscribe to Updates'],
    ['/home/home_8', 1, 'Marketplace'],
    ['/blog', 1, 'Buy Baller'],
  ])('(spec L36) %s has its own header, with %d search fields', async (path, fields, action) => {
    const { document } = await open(path)
    find(document, 'header[data-slot=site-header] :is(a, button)', action)
    expect(document.querySelectorAll('header[data-slot=site-header] input[name=q]')).toHaveLength(fields)
  })
})

describe('unknown paths', () => {
  test.each([
    '/nope/',
    '/two/deep',
    '/component_',
    '/component_nonsense',
    `/${box.component.replace('loc1', 'rdx1')}`,
    '/resource_loc1x',
    '/receipt/nope',
    '/item/item_21x!',
    `/item/${plants}/340`,
    `/collection/${plants.slice(0, -1)}q`,
    '/user/nobody',
    `/user/${box.component}`,
    '/home/home_1',
    '/home/home_14',
    '/item/item_21',
    '/collection/avatar_2',
    '/user/nobody_1',
    '/case-studies/nope_1',
    '/single_post/nope',
    '/album/nobody',
  ])('%s is a 404 page before any script runs', async (path) => {
    const { status, document } = await open(path)
    expect(status).toBe(404)
    expect(textOf(document.querySelector('h1'))).toBe('No such ticket')
    expect(document.querySelectorAll('main input[name=q]')).toHaveLength(1)
    expect(document.querySelectorAll('nav[aria-label=Popular] a')).toHaveLength(4)
  })

  test.each([
    `/item/${plants}/%23999999%23`,
    '/category/nothing',
    '/lists/nothing',
    '/profile/nobody',
    '/case-studies/case_study_1/nope.csv',
  ])('%s has status 404', async (path) => expect((await open(path)).status).toBe(404))
})

describe('alternative spellings', () => {
  test.each([
    ['/trading-cards', '/tranding-cards'],
    ['/category/art', '/art'],
    ['/terms-of-service', '/tarms'],
  ])('(spec L33, L34) %s redirects permanently to %s (trap T14)', async (from, to) => {
    const { status, headers } = await get(from)
    expect([status, new URL(headers.get('location') ?? '', inject('siteUrl')).pathname]).toEqual([308, to])
  })

  test('/album redirects to the home page with the album of the connected account', async () => {
    const { status, headers } = await get('/album')
    expect([status, headers.get('location')]).toEqual([307, '/home/home_6'])
  })

  test.each([
    ['/tranding-cards', '/tranding-cards'],
    ['/tarms', '/terms'],
    ['/single_post/post_1', '/single_post/how-a-ticket-works'],
    [`/component_${soldOutBox.component}`, `/${soldOutBox.component}`],
    ['/collection/avatar_1', `/collection/${creatures}`],
    ['/item/item_20', `/item/${plants}/%23340%23`],
    [`/user/${accounts.main}`, `/user/${accounts.main}`],
  ])('%s has the canonical URL %s', async (path, canonical) => {
    const { html } = await open(path)
    const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
    expect(href).toBe(new URL(canonical, inject('siteUrl')).href)
  })
})

describe('boxes', () => {
  test('(spec L19) a listed box has its page with one prefix and with two (trap T43)', async () => {
    for (const path of [`/${soldOutBox.component}`, `/component_${soldOutBox.component}`])
      expect(textOf((await open(path)).document.querySelector('h1'))).toBe('Hug the Eco System - SOLD OUT')
  })

  test('(spec L44) an unlisted component shows the fallback price and cannot be bought (trap T1)', async () => {
    const { document } = await open(`/${unlisted}`)
    const main = document.querySelector('main')
    expect(textOf(main)).toContain('Not listed here')
    expect(textOf(main)).toContain('999 XRD')
    expect(find<HTMLButtonElement>(document, 'main button', 'Buy Tickets').disabled).toBe(true)
  })

  test.each(['/album/avatar_6', '/user/avatar_6'])('%s has the styles of a binder', async (path) => {
    const { document } = await open(path)
    expect(document.querySelector('[data-slot=album-page]')).not.toBeNull()
    expect(await stylesOf(document)).toContain('album-page')
  })
  test('home 6 without a wallet shows pictures of the kinds to find, and no album', async () => {
    const { document } = await open('/home/home_6')
    expect(find(document, 'h2', /^\d+ kinds? to find$/)).toBeDefined()
    expect(document.querySelectorAll('[data-slot=loot-tiles] img').length).toBeGreaterThan(3)
    expect(document.querySelector('[data-slot=album-page]')).toBeNull()
  })
  test('the home page without scripts shows the box on sale and its odds', async () => {
    const { document } = await open('/')
    expect(textOf(document.querySelector('h1'))).toBe('Hug the Eco System')
    const odds = find(document, 'table', /Odds by edge/)
    expect(textOf(odds)).toContain('Legendary (foil)')
  })
})
