// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clubToken } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { shownNonFungible$ } from './properties-button'
import { PropertiesDialog } from './properties-dialog'

const fields = [
  { name: 'name', value: 'Mossback' },
  { name: 'description', value: 'Moves when nobody looks.' },
  { name: 'kind', value: 'bear' },
  { name: 'serial', value: '12' },
  { name: 'key_image_url', value: 'https://art.test/a.svg' },
]
vi.mock(import('@lootboxes/lootbox/react'), async (load) => ({
  ...(await load()),
  useProperties: () => ({ fields, raw: '{"kind":"Tuple"}', safety: [] }),
  useCollectionSample: () => ({
    nonFungibles: [fields, [{ name: 'kind', value: 'frog' }]],
    sampled: 2,
    listed: 2,
    total: 2,
  }),
}))
afterEach(cleanup)

test('a property shows how common its value is; name, description and numbers do not', () => {
  shownNonFungible$.set({ name: 'Mossback', resource: clubToken, id: '#340#' })
  render(<PropertiesDialog />, { wrapper: openPage({}).wrapper })
  const [table] = screen.getAllByRole('table')
  if (table === undefined) throw new Error('no table')
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')))
  expect(rows).toEqual([
    ['name', 'Mossback', '–'],
    ['description', 'Moves when nobody looks.', '–'],
    ['kind', 'bear', '50.0 %'],
    ['serial', '12', '–'],
  ])
})
