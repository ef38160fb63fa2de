// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import Page from '@/app/terms/page'
import { openPage } from '@/client/page.fixture'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

test('/terms holds the terms and conditions and the privacy policy (spec L18)', () => {
  vi.stubEnv('RADIX_NETWORK', 'devnet')
  render(<Page />, { wrapper: openPage().wrapper })
  expect(screen.getByRole('heading', { name: 'Terms and conditions' }).id).toBe('terms')
  expect(screen.getByRole('heading', { name: 'Privacy policy' }).id).toBe('privacy')
})
