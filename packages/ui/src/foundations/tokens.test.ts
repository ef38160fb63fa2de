import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, toHex } from './contrast.fixture'
import { printColours } from './print-colours'
import { type ColourName, colours, graphicPairs, textPairs } from './tokens.fixture'

const themes = ['day', 'night'] as const

describe.each(themes)('%s', (theme) => {
  test.each(textPairs)('%s is readable on %s', (text, surface) => {
    expect(contrast(colours[text][theme], colours[surface][theme])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(graphicPairs)('%s is visible on %s', (mark, surface) => {
    expect(contrast(colours[mark][theme], colours[surface][theme])).toBeGreaterThanOrEqual(3)
  })
})

test('contrast returns the known ratio of black and white', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 3)
  expect(contrast([1, 0, 0], [1, 0, 0])).toBe(1)
})

test('tokens.css has the numbers of tokens.ts: light once, dark for the system and for the attribute', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  const written = (name: string) =>
    [...css.matchAll(new RegExp(`--${name}: oklch\\(([^)]+)\\)`, 'g'))].map(([, numbers]) => numbers)
  for (const name of Object.keys(colours) as ColourName[]) {
    const [day, night] = [colours[name].day.join(' '), colours[name].night.join(' ')]
    expect(written(name), name).toEqual([day, night, night])
  }
})

test('washes are transparent ink, and the veil is transparent card', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  const { ink, card } = colours
  for (const [colour, count] of [
    [ink.day, 2],
    [ink.night, 4],
    [card.day, 1],
    [card.night, 2],
  ] as const) {
    expect(css.split(`oklch(${colour.join(' ')} / `)).toHaveLength(count + 1)
  }
})

test('the print colours are the tokens of the light theme', () => {
  for (const [name, hex] of Object.entries(printColours)) expect(toHex(colours[name as ColourName].day), name).toBe(hex)
})
