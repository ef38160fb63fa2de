'use client'

import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'

export type HoldHandlers = {
  onPointerDown: () => void
  onPointerUp: () => void
  onPointerLeave: () => void
  onPointerCancel: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onClick: (event: MouseEvent) => void
  onContextMenu: (event: MouseEvent) => void
}

/** A press that has to last. One key, or a press by assistive technology (a click with no pointer), counts at once. */
export function useHold(holdMs: number, onDone: () => void): { holding: boolean; handlers: HoldHandlers } {
  const [holding, setHolding] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    setHolding(false)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  const finish = useCallback(() => {
    stop()
    onDone()
  }, [stop, onDone])
  return {
    holding,
    handlers: {
      onPointerDown: () => {
        setHolding(true)
        timer.current = setTimeout(finish, holdMs)
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onKeyDown: (event) => {
        if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        finish()
      },
      onClick: (event) => {
        if (event.detail === 0) finish()
      },
      onContextMenu: (event) => event.preventDefault(),
    },
  }
}
