// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '@/client/page.fixture'
import { TermsPage } from './terms-page'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

test('/terms holds the terms and conditions and the privacy policy (spec L18)', async () => {
  vi.stubEnv('RADIX_NETWORK', 'devnet')
  render(await TermsPage({}), { wrapper: openPage().wrapper })
  // The button that clears the data is a late part, whose code loads with the first key.
  fireEvent.keyDown(document.body)
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('heading', { name: 'Terms and conditions' }).id).toBe('terms')
  expect(screen.getByRole('heading', { name: 'Privacy policy' }).id).toBe('privacy')
})
