// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { YourTickets } from './your-tickets'

afterEach(cleanup)

test('tickets of a box that could not be read are reported as such, and Retry reads them (trap T29)', async () => {
  const { answers, client, now, settled, wrapper } = openPage({ login: account })
  const path = '/api/all-lootbox-resources'
  const answer = answers[path]
  await settled()
  answers[path] = () => new Response('{}', { status: 503 })
  Object.assign(now, { unrevealed: ['#7#'], tickets: 1 })
  await client.readBox()
  render(<YourTickets />, { wrapper })
  await settled()
  expect(screen.getByText('Your tickets could not be read')).toBeDefined()
  expect(screen.queryByRole('listitem')).toBeNull()

  if (answer !== undefined) answers[path] = answer
  act(() => screen.getByRole('button', { name: 'Retry' }).click())
  await settled()
  expect(screen.getByRole('listitem').textContent).toContain('Ticket No.7')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
