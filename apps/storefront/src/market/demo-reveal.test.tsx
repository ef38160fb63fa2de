// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DemoReveal } from './demo-reveal'

afterEach(cleanup)

const loot = [1, 2].map((place) => ({
  key: `${place}`,
  ticket: `#${place}#`,
  name: `Piece ${place}`,
  rarity: 'plain' as const,
}))
const button = (name: string) => screen.getByRole('button', { name })

test('the demo can be torn open more than once, and the focus goes to its tickets', () => {
  render(<DemoReveal title="Hug" picture="/hug.svg" loot={loot} />)
  for (const _ of ['first', 'second']) {
    fireEvent.keyDown(button('Tear both open'), { key: 'Enter' })
    fireEvent.click(button('Reveal the rest'))
    expect(screen.getByRole('status').textContent).toBe('You revealed Piece 1 (common) and Piece 2 (common).')
    fireEvent.click(button('Once more'))
    expect(document.activeElement).toBe(button('Tear both open'))
  }
})
