// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
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
  expect(screen.getByRole('heading', { name: 'Terms and conditions' }).id).toBe('terms')
  expect(screen.getByRole('heading', { name: 'Privacy policy' }).id).toBe('privacy')
})
