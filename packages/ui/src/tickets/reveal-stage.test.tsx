// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { RevealStage, type StageLoot } from './reveal-stage'

afterEach(cleanup)

const loot = (count: number) =>
  Array.from({ length: count }, (_, place): StageLoot => {
    const rarity = place % 4 === 0 ? 'foil' : 'plain'
    return { key: `${place}`, name: `Piece ${place}`, rarity }
  })
const reveal = (count: number, skip: boolean) =>
  render(
    <RevealStage
      title="Hug"
      tickets={Array.from({ length: count }, (_, place) => `#${place}#`)}
      loot={loot(count)}
      torn
      skip={skip}
      onSkipChange={() => undefined}
      onTear={() => undefined}
    />,
  )

test('many pieces are counted by edge, the rarest first, and many tickets by their number', () => {
  reveal(24, true)
  expect(screen.getByRole('region', { name: '24 tickets' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('You found 24: 6 foil, 18 plain edge.')
})
test('more than three are on their cards by name', () => {
  reveal(5, true)
  expect(screen.getByRole('status').textContent).toBe('You found 5: 2 foil, 3 plain edge.')
})
test('a few are named', () => {
  reveal(2, true)
  expect(screen.getByRole('region', { name: 'No. 0, 1' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('You found 2: Piece 0, foil; Piece 1, plain edge.')
})
test('the cards are told as they turn up, and together when the rest is revealed; then nothing is left to skip', () => {
  reveal(2, false)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Card 1 of 2: Piece 1, plain edge.')
  fireEvent.click(screen.getByRole('button', { name: 'Next card, 2 of 2' }))
  expect(status.textContent).toBe('Card 2 of 2: Piece 0, foil.')
  expect(screen.getByRole('button', { name: 'Skip the animation' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'See both' }))
  expect(status.textContent).toBe('You found 2: Piece 0, foil; Piece 1, plain edge.')
  expect(screen.queryByRole('button', { name: 'Skip the animation' })).toBeNull()
})
test.each([
  [1, 'Ready to reveal'],
  [2, 'Both tickets are ready to reveal'],
  [3, '3 tickets, ready to reveal'],
])('where nothing moves, %i is not torn but revealed', (count, words) => {
  const tickets = Array.from({ length: count }, (_, place) => `#${place}#`)
  render(<RevealStage title="Hug" tickets={tickets} torn={false} skip onTear={() => undefined} />)
  expect(screen.getByRole('status').textContent).toBe(words)
})
test('a hold fills the control; released half way it closes the paper, held to the end it tears once', () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  onTestFinished(() => void vi.useRealTimers())
  const onTear = vi.fn()
  render(<RevealStage title="Hug" tickets={['#1#']} torn={false} holdMs={600} onTear={onTear} />)
  const button = screen.getByRole('button', { name: 'Tear it open' })
  const fill = button.querySelector<HTMLElement>('[data-slot=reveal-fill]')
  const tear = () => Number(fill?.style.getPropertyValue('--tear'))
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  fireEvent.pointerDown(button)
  pass(320)
  expect(tear()).toBeGreaterThan(0.1)
  fireEvent.pointerUp(button)
  pass(320)
  expect(tear()).toBe(0)
  expect(onTear).not.toHaveBeenCalled()
  fireEvent.pointerDown(button)
  pass(600)
  expect(tear()).toBe(1)
  expect(onTear).toHaveBeenCalledOnce()
})
