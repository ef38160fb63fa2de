// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { account } from './genesis.fixture'
import { openPage } from './page.fixture'
import { RefreshPage } from './refresh-page'

afterEach(cleanup)

const readAgain = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: readAgain }) }))

test('refreshes any page at the state version of the user’s commit', () => {
  const page = openPage({ login: account })
  render(<RefreshPage />, { wrapper: page.wrapper })
  expect(readAgain).not.toHaveBeenCalled()
  act(() => page.client.readPage(4711))
  expect(readAgain).toHaveBeenCalledTimes(1)
  expect(document.cookie).toContain('lootbox-seen=4711')
})
