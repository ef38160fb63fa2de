// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ClubPanel } from './club-panel'

afterEach(cleanup)

const printed = (panel: HTMLElement) => panel.querySelector<SVGElement>('[data-slot=club-coins]')?.dataset.held

test('prints one coin for each whole tenth of the needed amount', () => {
  const { container } = render(<ClubPanel unit="BALLER" held={69} />)
  expect(printed(container)).toBe('6')
  expect(screen.getByRole('meter', { name: 'BALLER held' }).getAttribute('aria-valuetext')).toBe('69 of 100 BALLER')
})

test('prints all ten coins for a member who holds more', () => {
  const { container } = render(<ClubPanel unit="BALLER" held={250} />)
  expect(printed(container)).toBe('10')
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('100')
})

test('shows no balance before an account is connected', () => {
  const { container } = render(<ClubPanel unit="BALLER" />)
  // Coins without a print would read as a balance of zero.
  expect(printed(container)).toBeUndefined()
  expect(screen.queryByRole('meter')).toBeNull()
})
