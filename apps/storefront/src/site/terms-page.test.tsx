// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '@/client/page.fixture'
import { forgetProcess } from '@/config/per-process'
import { TermsPage } from './terms-page'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

test('/terms holds the terms and conditions and the privacy policy (spec L18)', async () => {
  vi.stubEnv('RADIX_NETWORK', 'devnet')
  render(await TermsPage({}), { wrapper: openPage().wrapper })
  // The button that clears the data is a deferred part, whose code loads with the first key.
  fireEvent.keyDown(document.body)
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('heading', { name: 'Terms and conditions' }).id).toBe('terms')
  expect(screen.getByRole('heading', { name: 'Privacy policy' }).id).toBe('privacy')
})

test('the privacy policy names uploaded pictures only where the server stores them', async () => {
  const sentences = async () => {
    forgetProcess()
    render(await TermsPage({}), { wrapper: openPage().wrapper })
    const count = screen.queryAllByText(/this server stores your pictures/).length
    cleanup()
    return count
  }
  vi.stubEnv('RADIX_NETWORK', 'devnet')
  expect(await sentences()).toBe(1)
  vi.stubEnv('RADIX_NETWORK', 'mainnet')
  vi.stubEnv('SITE_URL', 'https://site.test')
  vi.stubEnv('DAPP_DEFINITION_ADDRESS', 'account_rdx1c9n0e3cefkr4vs03g584s6hfrfac4z3hdrmcgssk8swpt5slddz5hk')
  expect(await sentences()).toBe(0)
})
