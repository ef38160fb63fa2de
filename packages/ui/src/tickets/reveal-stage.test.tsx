// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { StageLoot } from './reveal-order'
import { RevealStage } from './reveal-stage'
import { english } from './reveal-words'

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
  expect(screen.getByRole('status').textContent).toBe('You revealed 24 items: 6 legendary and 18 common.')
})
test('more than three are on their cards by name', () => {
  reveal(5, true)
  expect(screen.getByRole('status').textContent).toBe('You revealed 5 items: 2 legendary and 3 common.')
})
test('items of one rarity', () => {
  expect(english.found(loot(8).filter(({ rarity }) => rarity === 'plain'))).toBe('You revealed 6 items: 6 common.')
})
test('a few are named', () => {
  reveal(2, true)
  expect(screen.getByRole('region', { name: 'No. 0, 1' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('You revealed Piece 0 (legendary) and Piece 1 (common).')
  expect(english.found(loot(3))).toBe('You revealed Piece 0 (legendary), Piece 1 (common) and Piece 2 (common).')
})
test('the card with the lowest probability is the large one, also of one rarity; a chance that arrives later moves no card', () => {
  const card = (name: string, left: number): StageLoot => ({
    key: name,
    name,
    rarity: 'plain',
    ...(left === 0 ? {} : { chance: { probability: left / 100, text: `${left}`, counts: '' } }),
  })
  const stage = (...cards: readonly StageLoot[]) => <RevealStage title="Hug" tickets={['#1#']} loot={cards} torn skip />
  const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
  const { rerender } = render(stage(card('Fox', 9), card('Owl', 2), card('Bear', 5)))
  expect(names()).toEqual(['Owl', 'Bear', 'Fox'])
  rerender(stage(card('Ant', 0), card('Bee', 0)))
  expect(names()).toEqual(['Bee', 'Ant'])
  rerender(stage(card('Ant', 1), card('Bee', 4)))
  expect(names()).toEqual(['Bee', 'Ant'])
  expect(screen.getByText('Common · 4')).toBeDefined()
})
test('the cards are told as they turn up, and together when the rest is revealed; then nothing is left to skip', () => {
  reveal(2, false)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Card 1 of 2 lies face down.')
  const turn = () => {
    // The first press turns the card, the second ends its turn.
    for (const _ of [1, 2]) fireEvent.click(button('Turn the card'))
  }
  turn()
  expect(status.textContent).toBe('Card 1 of 2: Piece 1 (common).')
  fireEvent.click(button('Next card, 2 of 2'))
  expect(status.textContent).toBe('Card 2 of 2 lies face down.')
  expect(screen.getByRole('button', { name: 'Skip the animation' })).toBeDefined()
  turn()
  fireEvent.click(button('See both'))
  expect(status.textContent).toBe('You revealed Piece 0 (legendary) and Piece 1 (common).')
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

/** The stage as a page uses it: the caller remembers that the tickets are torn. */
function Stage({ onTear, ...props }: Partial<ComponentProps<typeof RevealStage>>) {
  const [torn, setTorn] = useState(false)
  const tear = () => {
    setTorn(true)
    onTear?.()
  }
  return <RevealStage title="Hug" tickets={['#1#']} loot={loot(1)} torn={torn} onTear={tear} {...props} />
}
const button = (name: string) => screen.getByRole('button', { name })
/** Enter on the focused control: the browser clicks it unless its handler prevents that. */
const enter = (name: string) => {
  const focused = button(name)
  expect(document.activeElement).toBe(focused)
  if (fireEvent.keyDown(focused, { key: 'Enter' })) fireEvent.click(focused)
}
/** How long a card lies face down, and how long a legendary one then turns. */
const [downMs, turnMs] = [900, 1_440]
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const withFakeTimers = () => {
  vi.useFakeTimers({
    toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  })
  onTestFinished(() => void vi.useRealTimers())
}

test('Enter tears once, the result is announced at once, and the card counts as seen when it has turned', () => {
  withFakeTimers()
  const [onTear, onSeen] = [vi.fn(), vi.fn()]
  render(<Stage onTear={onTear} onSeen={onSeen} />)
  button('Tear it open').focus()
  enter('Tear it open')
  expect(onTear).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('You revealed Piece 0 (legendary).')
  pass(downMs)
  pass(turnMs - 1)
  expect(onSeen).not.toHaveBeenCalled()
  pass(1)
  expect(onSeen).toHaveBeenCalledOnce()
})

test('a stage in a page that has just been opened takes no focus, not even when its motion is switched off', () => {
  const stage = (skip: boolean) => <RevealStage title="Hug" tickets={['#1#']} skip={skip} onTear={() => undefined} />
  const { rerender } = render(stage(false))
  rerender(stage(true))
  expect(button('Reveal')).toBeDefined()
  expect(document.activeElement).toBe(document.body)
})

test('focus goes to the next control when the pressed one is gone, never to the way out; a key that is still held presses nothing', () => {
  withFakeTimers()
  render(
    <Stage exit={<button type="button">DONE</button>}>
      <button type="button">Redeem now</button>
    </Stage>,
  )
  button('Tear it open').focus()
  enter('Tear it open')
  const heading = screen.getByText('Your item')
  expect(document.activeElement).toBe(heading)
  expect(fireEvent.keyDown(heading, { key: 'Enter', repeat: true })).toBe(false)
  expect(screen.queryByRole('button', { name: 'Redeem now' })).toBeNull()
  pass(downMs)
  pass(turnMs)
  expect(document.activeElement).toBe(button('Redeem now'))
})

test('several cards turn up one after the other, the rarest last; focus follows, and all are seen at the end', () => {
  withFakeTimers()
  const onSeen = vi.fn()
  render(
    <Stage tickets={['#1#', '#2#', '#3#', '#4#', '#5#']} loot={loot(5)} onSeen={onSeen}>
      <button type="button">Redeem all 5</button>
    </Stage>,
  )
  button('Tear all 5 open').focus()
  enter('Tear all 5 open')
  const turn = () => {
    for (const _ of [1, 2]) enter('Turn the card')
  }
  for (const place of [2, 3, 4, 5]) {
    turn()
    expect(screen.getByRole('status').textContent).toMatch(`Card ${place - 1} of 5: `)
    enter(`Next card, ${place} of 5`)
  }
  expect(onSeen).not.toHaveBeenCalled()
  turn()
  expect(screen.getByRole('status').textContent).toMatch(/^Card 5 of 5: .*\(legendary\)/)
  enter('See all 5')
  expect(screen.getAllByRole('article')).toHaveLength(5)
  expect(onSeen).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button('Redeem all 5'))
})

test('one of several cards waits for a press on it, and is not named before; the release of the tear turns none', () => {
  withFakeTimers()
  reveal(3, false)
  pass(0)
  const scene = document.querySelector('[data-slot=reveal-scene]') ?? document.body
  const side = () => document.querySelector<HTMLElement>('[data-slot=reveal-card]:not([inert])')?.dataset.side
  fireEvent.click(scene)
  expect(side()).toBe('down')
  fireEvent.pointerDown(scene)
  fireEvent.click(scene)
  expect(side()).toBe('turning')
  pass(turnMs)
  expect(side()).toBe('up')
  fireEvent.pointerDown(scene)
  fireEvent.click(scene)
  expect(screen.getByRole('status').textContent).toBe('Card 2 of 3 lies face down.')
  pass(60_000)
  expect(side()).toBe('down')
})

test('250 cards are laid down some at a time, so that no frame has to carry them all', () => {
  withFakeTimers()
  reveal(250, true)
  expect(screen.getByRole('status').textContent).toMatch(/^You revealed 250 items: /)
  const lying = () => document.querySelectorAll('article').length
  expect(lying()).toBe(10)
  pass(700)
  expect(lying()).toBeLessThan(20)
  pass(16)
  expect(lying()).toBeLessThan(30)
  for (let frame = 0; frame < 250 && lying() < 250; frame += 1) pass(16)
  expect(lying()).toBe(250)
})

test('a hold fills the control; released half way it closes the paper, held to the end it tears once', () => {
  withFakeTimers()
  const onTear = vi.fn()
  render(<RevealStage title="Hug" tickets={['#1#']} torn={false} holdMs={600} onTear={onTear} />)
  const control = button('Tear it open')
  const fill = control.querySelector<HTMLElement>('[data-slot=reveal-fill]')
  const tear = () => Number(fill?.style.getPropertyValue('--tear'))
  fireEvent.pointerDown(control)
  pass(320)
  expect(tear()).toBeGreaterThan(0.1)
  fireEvent.pointerUp(control)
  pass(320)
  expect(tear()).toBe(0)
  expect(onTear).not.toHaveBeenCalled()
  fireEvent.pointerDown(control)
  pass(600)
  expect(tear()).toBe(1)
  expect(onTear).toHaveBeenCalledOnce()
})

test('the gesture that tears asks for the orientation of the device once, and a refusal changes nothing', () => {
  const requestPermission = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('Refused'))
  vi.stubGlobal('DeviceOrientationEvent', { requestPermission })
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<Stage loot={undefined} />)
  fireEvent.pointerUp(screen.getByRole('region'))
  expect(requestPermission).not.toHaveBeenCalled()
  const control = button('Tear it open')
  fireEvent.pointerDown(control)
  fireEvent.pointerUp(control)
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe(english.waiting)
})
