// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
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
    listed: 9,
    total: 9,
  }),
}))
const fetchProperties = vi.hoisted(() => vi.fn())
vi.mock(import('@lootboxes/catalog/react'), async (load) => ({ ...(await load()), fetchProperties }))
afterEach(cleanup)

async function openDialog(note: string) {
  shownNonFungible$.set({ name: 'Mossback', resource: clubToken, id: '#340#', nfsw: true })
  render(<PropertiesDialog />, { wrapper: openPage({}).wrapper })
  await screen.findByText(note)
  const [table] = screen.getAllByRole('table')
  if (table === undefined) throw new Error('no table')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')))
}

test.each([
  [
    'counted by the catalog',
    () => Promise.resolve({ fields: fields.map(({ name }) => ({ name, alike: 91 })), supply: 1_300 }),
    'Counted over all 1,300 items.',
    '91 of 1,300 items, 7.0 %',
  ],
  [
    'estimated from a sample while the catalog does not answer',
    () => Promise.reject(new Error('503')),
    'Estimated from 2 of 9 items.',
    '1 of 2 items, 50.0 %',
  ],
])('a share is %s; name, description and numbers have none', async (_, answer, note, share) => {
  fetchProperties.mockImplementation(answer)
  expect(await openDialog(note)).toEqual([
    ['name', 'Mossback', ''],
    ['description', 'Moves when nobody looks.', ''],
    ['kind', 'bear', share],
    ['serial', '12', ''],
  ])
  // A picture that is not safe for work is blurred (trap T15).
  expect(document.querySelector('[data-slot=artwork]')?.getAttribute('data-state')).toBe('veiled')
  expect(fetchProperties).toHaveBeenCalledWith({ item: `${clubToken}:#340#` }, expect.any(AbortSignal))
})

test('a ticket, whose values the catalog does not count, has no shares', async () => {
  fetchProperties.mockResolvedValue({ fields: fields.map(({ name }) => ({ name })), supply: 1_300 })
  await openDialog('bear')
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Items with this value' })).toBeNull())
})
