import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { prefersLessMotion } from '../hooks/use-less-motion'
import type { Rarity } from './rarity'
import { shake, soundOfCard } from './reveal-feel'

const reduced = '(prefers-reduced-motion: reduce)'

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const query = matchMedia(reduced)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    prefersLessMotion,
    () => false,
  )

type CardFeedback = { rarity: Rarity | undefined; card: string | undefined; still: boolean; sound: boolean }

/** Shakes the device and plays a chime, once for each card. */
export function useCardFeedback({ rarity, card, still, sound }: CardFeedback) {
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (rarity === undefined || card === undefined || last.current === card) return
    last.current = card
    if (!still) shake(rarity)
    if (sound) soundOfCard(rarity)
  }, [rarity, card, still, sound])
}

/**
 * Moves focus from the control that the next render removes to the heading of the step, while the layout is clean. A control that is
 * removed with its focus costs two layouts of the page within the frame that starts the animation.
 */
export function leaveControl() {
  const control = document.activeElement?.closest('[data-slot=reveal-stage] [data-next]')
  control?.closest('[data-slot=reveal-stage]')?.querySelector<HTMLElement>('[data-step]')?.focus()
}

/**
 * Moves focus to the next control at each step, or to the heading of a step that only waits, if focus was lost with the control
 * before or is where this hook put it. Focus elsewhere stays. A stage in a page, not in a dialog, takes no focus that it did not have.
 */
export function useNextFocus(step: string, covered: boolean): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null)
  const given = useRef<Element | null>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && stage.current?.contains(target) === true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step may have another next control
  useLayoutEffect(() => {
    const { current: area } = stage
    if (area === null || covered) return
    if (!hadFocus.current && area.closest('[role=dialog]') === null) return
    const { activeElement: active } = document
    const isLost = active === null || active.contains(area)
    if (!isLost && active !== given.current && !active.matches('[data-step]')) return
    const next =
      area.querySelector<HTMLElement>('button[data-next], [data-next] :is(button, a[href])') ??
      area.querySelector<HTMLElement>('[data-step]')
    if (next !== active) next?.focus()
    given.current = next
  }, [step, covered])
  return stage
}

/** Calls `onRevealed` once, when everything is revealed. */
export function useRevealed(isRevealed: boolean, onRevealed: (() => void) | undefined) {
  const wasCalled = useRef(false)
  useEffect(() => {
    if (!isRevealed || wasCalled.current) return
    wasCalled.current = true
    onRevealed?.()
  }, [isRevealed, onRevealed])
}
