import { useEffect, useRef } from 'react'

/** The share of the way to the target that the card moves in one frame. */
const FOLLOW = 0.16
/** The rotation of a device, in degrees, that tilts the card fully. */
const DEVICE_RANGE = 26

const clamp = (value: number) => Math.max(-1, Math.min(1, value))

/** Tilts an element from -1 to 1 in both directions by its properties `--tilt-x` and `--tilt-y`. No React render is involved. */
function createTilt(element: HTMLElement) {
  const [now, target] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  let frame: number | undefined
  const run = () => {
    frame = requestAnimationFrame(() => {
      now.x += (target.x - now.x) * FOLLOW
      now.y += (target.y - now.y) * FOLLOW
      element.style.setProperty('--tilt-x', now.x.toFixed(3))
      element.style.setProperty('--tilt-y', now.y.toFixed(3))
      frame = undefined
      if (Math.abs(target.x - now.x) + Math.abs(target.y - now.y) > 0.004) run()
    })
  }
  return {
    to(x: number, y: number) {
      target.x = clamp(x)
      target.y = clamp(y)
      element.dataset.tilted = ''
      if (frame === undefined) run()
    },
    end: () => (frame === undefined ? undefined : cancelAnimationFrame(frame)),
  }
}

type Asking = object & { requestPermission?: () => Promise<unknown> }

/**
 * Asks for the orientation of the device where the browser requires a question in a gesture of the user (iOS). After a refusal the
 * card tilts with the pointer only.
 */
export function askForTilt() {
  if (typeof DeviceOrientationEvent === 'undefined') return
  const source: Asking = DeviceOrientationEvent
  source.requestPermission?.().catch(() => undefined)
}

/**
 * Returns a ref. While `isOn`, the element tilts with the pointer over `area`, and with the device where the browser reports
 * its orientation: see `askForTilt`.
 */
export function useTilt(isOn: boolean, area: string) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: element } = card
    const ground = element?.closest<HTMLElement>(area)
    if (!isOn || element === null || !ground) return undefined
    const tilt = createTilt(element)
    const off = new AbortController()
    const { signal } = off
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = ground.getBoundingClientRect()
      tilt.to(((clientX - left) / width - 0.5) * 2.2, ((clientY - top) / height - 0.5) * 2.2)
    }
    ground.addEventListener('pointermove', follow, { signal, passive: true })
    ground.addEventListener('pointerleave', () => tilt.to(0, 0), { signal })
    let rest: { gamma: number; beta: number } | undefined
    const lean = ({ gamma, beta }: DeviceOrientationEvent) => {
      if (gamma === null || beta === null) return
      rest ??= { gamma, beta }
      tilt.to((gamma - rest.gamma) / DEVICE_RANGE, (beta - rest.beta) / DEVICE_RANGE)
    }
    window.addEventListener('deviceorientation', lean, { signal })
    return () => {
      off.abort()
      tilt.end()
    }
  }, [isOn, area])
  return card
}
