import { describe, expect, test } from 'vitest'
import { box, loot, soldOutBox } from '../e2e/ledger'
import { field, find, get, open, type Page, submit, textOf } from './site'

const [creatures, plants] = loot

/** The states of an item that nobody has redeemed. */
const inABox = /In the box|Revealed, not redeemed/

const cards = ({ document }: Page) => [...document.querySelectorAll('main article')]
const control = ({ document }: Page, selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`main input${selector}`)
  if (found === null) throw new Error(`There is no input${selector}.`)
  return found
}
/** The number of items at the end of a filter's label. */
const countBeside = ({ labels }: HTMLInputElement) => Number(/\d+$/.exec(textOf(labels?.[0] ?? null)))
const total = ({ document }: Page) =>
  Number(/^[\d,]+/.exec(textOf(find(document, 'main p, main span, main div', /^[\d,]+ items?$/)))?.[0].replace(',', ''))

describe('lists without scripts', () => {
  test('(spec L77) a filter in the URL filters the items, and the link at the end leads to more of them', async () => {
    const first = await open('/collection/explore_collection?filter=Show+Lazy+Minted')
    for (const card of cards(first)) expect(textOf(card)).toMatch(inABox)
    const more = find<HTMLAnchorElement>(first.document, 'main a', 'Show more')
    expect(more.search).toContain('cursor=')
    const next = await open(more.href)
    expect(cards(next).length).toBeGreaterThan(0)
    expect(textOf(cards(next)[0] ?? null)).toMatch(inABox)
    expect(textOf(cards(next)[0] ?? null)).not.toBe(textOf(cards(first)[0] ?? null))
  })

  test('(spec L76, L77) the filter form sends the sort, several edges and a property, and counts the matching items', async () => {
    const first = await open(`/collection/${creatures}?sort=Recently+Added&edge=foil&edge=nonsense&property.=x`)
    const [foil, double] = [control(first, '[name=edge][value=foil]'), control(first, '[name=edge][value=double]')]
    double.checked = true
    const edges = await submit(double.form)
    expect(edges.url.searchParams.get('sort')).toBe('Recently Added')
    expect(edges.url.searchParams.getAll('edge')).toEqual(expect.arrayContaining(['foil', 'double']))
    expect(total(edges)).toBe(countBeside(foil) + countBeside(double))

    const property = control(edges, '[name^="property."]:not([name="property."])')
    property.checked = true
    const both = await submit(property.form)
    expect(both.url.searchParams.getAll(property.name)).toEqual([property.value])
    expect(total(both)).toBe(countBeside(property))
    const checked = [...both.document.querySelectorAll<HTMLInputElement>('main input:checked')]
    expect(checked.map(({ value }) => value)).toEqual(expect.arrayContaining(['foil', 'double', property.value]))
  })

  test('(spec L79) the form of the rankings sends one of its controls (trap T22)', async () => {
    const page = await open('/rankings?sort=holders')
    const category = field(page.document, 'Category')
    category.value = 'Sports'
    const answer = await submit(category.form)
    expect(answer.url.searchParams.get('category')).toBe('Sports')
    expect(answer.url.searchParams.get('sort')).toBe('holders')
    expect(textOf(answer.document.querySelector('main'))).toContain('No collection of this kind')
  })
})

test('the properties of an item, which its dialog shows, have the shares of its page', async () => {
  const { document } = await open(`/item/${plants}/%23340%23`)
  const counted: { fields: { name: string; alike: number }[]; supply: number } = await (
    await get(`/lists/properties?item=${plants}:%23340%23`)
  ).json()
  const alike = counted.fields.find(({ name }) => name === 'rarity')?.alike ?? 0
  const share = ((alike / counted.supply) * 100).toFixed(1)
  expect(textOf(find(document, '[data-slot=property-cards] > div', /^rarity/))).toContain(
    `${share} % of the collection`,
  )
})

describe('lists as files', () => {
  test('exports rankings as CSV', async () => {
    const csv = await (await get('/lists/rankings.csv')).text()
    expect(csv.split('\r\n')[0]).toMatch(/^rank,address,/)
    expect(csv).toContain('Eco Creatures')
  })

  test('exports items as JSON', async () => {
    const rows: { localId: string }[] = await (await get(`/lists/items.json?collection=${plants}`)).json()
    expect(rows).toHaveLength(344)
  })

  test('answers 503 for a collection that the catalog does not know', async () => {
    expect((await get('/lists/items.csv?collection=resource_loc1nothing')).status).toBe(503)
  })
})

describe('search', () => {
  test.each(['/blog', '/single_post/post_1', '/case-studies/case_study_1', '/home/home_2'])(
    '(spec L22, L38) the form in the header of %s reaches the results (trap T26)',
    async (from) => {
      const { document } = await open(from)
      const input = document.querySelector<HTMLInputElement>('header input[name=q]')
      if (input === null) throw new Error('The header has no search field.')
      input.value = 'club'
      const { document: results } = await submit(input.form)
      expect(results.querySelector<HTMLInputElement>('main input[name=q]')?.value).toBe('club')
      const help = find<HTMLAnchorElement>(results, 'main a', 'Fees and the 100-club')
      expect(help.pathname + help.hash).toBe('/help_center#fees')
    },
  )

  test('finds a box by its name', async () => {
    const { document } = await open('/somewhere/search?q=hug')
    expect(document.querySelector<HTMLInputElement>('main input[name=q]')?.value).toBe('hug')
    expect(textOf(document.querySelector('main'))).toMatch(/results for “hug”/)
    find(document, 'main a', 'Hug the Eco System, second print')
  })

  test('suggestions are not the page of results, although every path that ends in “search” is (trap T26)', async () => {
    const response = await get('/lists/suggestions?q=pud')
    const groups = (await response.json()) as { suggestions: { title: string }[] }[]
    expect(groups.flatMap(({ suggestions }) => suggestions).map(({ title }) => title)).toContainEqual(
      expect.stringContaining('Puddlepop'),
    )
  })

  test('an address leads to its page', async () => {
    expect((await open(`/search?q=${box.component}`)).url.pathname).toBe(`/${box.component}`)
  })

  test('the form of a 404 page looks an address up', async () => {
    const { document } = await open('/nope')
    const input = document.querySelector<HTMLInputElement>('main input[name=q]')
    if (input === null) throw new Error('The page has no search field.')
    input.value = soldOutBox.component
    expect((await submit(input.form)).url.pathname).toBe(`/${soldOutBox.component}`)
  })
})
