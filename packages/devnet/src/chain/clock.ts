import { LATEST_MS } from './epoch'

/** A clock that follows its source with an offset, or is frozen. */
export type ClockState = { readonly offsetMs: number; readonly frozenAtMs: number | undefined }

export type DevnetClock = {
  readonly now: () => number
  state(): ClockState
  restore(state: ClockState): void
  freeze(): void
  resume(): void
  /** Moves the clock to a time, and leaves it frozen or running. */
  set(timeMs: number): void
}

export function createClock(source: () => number): DevnetClock {
  let state: ClockState = { offsetMs: 0, frozenAtMs: undefined }
  /** A running clock stops at its last time. */
  const now = () => state.frozenAtMs ?? Math.min(source() + state.offsetMs, LATEST_MS)
  return {
    now,
    state: () => state,
    restore: (before) => {
      state = before
    },
    freeze: () => {
      state = { ...state, frozenAtMs: now() }
    },
    resume: () => {
      state = { offsetMs: now() - source(), frozenAtMs: undefined }
    },
    set: (timeMs) => {
      state =
        state.frozenAtMs === undefined
          ? { offsetMs: timeMs - source(), frozenAtMs: undefined }
          : { ...state, frozenAtMs: timeMs }
    },
  }
}
