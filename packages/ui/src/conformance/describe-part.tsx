import { act, cleanup, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'

/** The props that the suite passes to every part. */
export type Probe = { className: string; 'data-probe': string; ref: (element: Element | null) => void }

export type PartUnderTest = {
  /** The `data-slot` of the element that carries the caller's `className`. */
  slot: string
  /** Renders the part with the props of the probe. */
  part: (probe: Probe) => ReactElement
  /** Renders required ancestors, such as an open dialog around its content. */
  around?: (part: ReactNode) => ReactElement
  /** The number of tab stops, without roving ones. */
  stops: number
  /** Whether the server renders nothing of it, because it opens on a press or in a portal. */
  absentOnServer?: boolean
}

const tabbable = 'a[href], button, input, select, textarea, summary, [tabindex]'

const stopsIn = (root: ParentNode): number => {
  const groups = new Set<string>()
  return [...root.querySelectorAll<HTMLElement>(tabbable)].filter((element) => {
    if (element.matches(':disabled') || element.tabIndex < 0 || element.hasAttribute('data-radix-focus-guard'))
      return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    if (groups.has(element.name)) return false
    groups.add(element.name)
    return true
  }).length
}

/** Markup that a page with `style-src 'self'; script-src 'self'` would block. It blocks no data. */
const blockedByCsp = (html: string): readonly string[] =>
  html.match(
    /\sstyle="[^"]*"|<style[\s>]|<script(?! type="application\/ld\+json")[\s>]|\son[a-z]+="|href="javascript:[^"]*"/g,
  ) ?? []

/** Checks the guarantees of a part. Call it once for each part. */
export function describePart(
  name: string,
  { slot, part, around = (node) => <>{node}</>, stops, absentOnServer }: PartUnderTest,
) {
  const probe = (ref: Probe['ref'] = () => undefined): Probe => ({
    className: 'probe-class',
    'data-probe': 'here',
    ref,
  })
  const whole = (ref?: Probe['ref']) => around(part(probe(ref)))
  const bySlot = () => document.querySelector(`[data-slot~="${slot}"]`)

  describe(name, () => {
    afterEach(() => {
      cleanup()
      vi.restoreAllMocks()
      document.body.replaceChildren()
    })

    test('adds the caller’s class to its own root, and keeps its own', () => {
      render(whole())
      expect(bySlot()).not.toBeNull()
      expect(bySlot()?.classList.contains('probe-class')).toBe(true)
    })

    test('hands every other prop to one element', () => {
      render(whole())
      const holders = document.querySelectorAll('[data-probe="here"]')
      expect(holders).toHaveLength(1)
      expect(bySlot()?.contains(holders[0] ?? null)).toBe(true)
    })

    test('gives its element to a ref, and takes it back', () => {
      const seen: (Element | null)[] = []
      const { unmount } = render(whole((element) => void seen.push(element)))
      expect(seen[0]).toBe(document.querySelector('[data-probe="here"]'))
      unmount()
      expect(seen.at(-1)).toBeNull()
    })

    test(`has ${stops} stops of the keyboard`, () => {
      render(whole())
      expect(stopsIn(document.body)).toBe(stops)
    })

    test('prints server markup that a strict CSP lets through', () => {
      const html = renderToString(whole())
      if (!absentOnServer) expect(html).toContain(`data-slot="${slot}"`)
      expect(blockedByCsp(html)).toEqual([])
    })

    test('hydrates without a warning', async () => {
      const complaints: unknown[] = []
      vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
      const container = document.createElement('div')
      container.innerHTML = renderToString(whole())
      document.body.append(container)
      const root = await act(() =>
        Promise.resolve(
          hydrateRoot(container, whole(), { onRecoverableError: (error) => void complaints.push(error) }),
        ),
      )
      expect(complaints).toEqual([])
      act(() => root.unmount())
    })
  })
}
