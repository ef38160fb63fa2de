import { FastForward, Volume2, VolumeX } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../parts/button'
import type { RevealWords } from './reveal-words'
import type { Tear } from './use-tear'
import type { Turning } from './use-turning'

type SwitchesProps = {
  words: Pick<RevealWords, 'skip' | 'skipShort' | 'sound'>
  skip: boolean
  onSkipChange: ((skip: boolean) => void) | undefined
  sound: boolean
  onSoundChange: ((sound: boolean) => void) | undefined
}

/** The switches for animation and sound. */
export function RevealSwitches({ words, skip, onSkipChange, sound, onSoundChange }: SwitchesProps) {
  const Speaker = sound ? Volume2 : VolumeX
  return (
    <div className="flex min-w-0 items-center">
      {onSoundChange ? (
        <Button
          size="icon"
          variant="quiet"
          aria-label={words.sound}
          title={words.sound}
          aria-pressed={sound}
          onClick={() => onSoundChange(!sound)}
        >
          <Speaker aria-hidden />
        </Button>
      ) : null}
      {onSkipChange ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={words.skip}
          aria-pressed={skip}
          onClick={() => onSkipChange(!skip)}
          className="px-2.5 text-ink-soft aria-pressed:text-ink aria-pressed:underline"
        >
          <FastForward aria-hidden />
          {words.skipShort}
        </Button>
      ) : null}
    </div>
  )
}

type TearControlProps = {
  words: Pick<RevealWords, 'tear' | 'hint' | 'hintTouch' | 'reveal'>
  count: number
  /** Without animation there is nothing to hold: one press reveals. */
  still: boolean
  tear: Pick<Tear, 'follow' | 'hold' | 'keys' | 'finish'>
}

/** The one wide control that tears the tickets. */
export function TearControl({ words, count, still, tear: { follow, hold, keys, finish } }: TearControlProps) {
  const hintId = useId()
  if (still)
    return (
      <Button data-next variant="primary" size="large" onClick={finish} className="w-full max-w-md">
        {words.reveal}
      </Button>
    )
  return (
    <>
      <Button
        data-next
        aria-describedby={hintId}
        {...hold}
        {...keys}
        className="relative min-w-52 touch-none overflow-hidden [-webkit-touch-callout:none]"
      >
        <span ref={follow} aria-hidden="true" data-slot="reveal-fill" />
        <span className="relative">{words.tear(count)}</span>
      </Button>
      <p id={hintId} className="sr-only">
        <span className="without-keyboard:hidden">{words.hint}</span>
        <span className="hidden without-keyboard:inline">{words.hintTouch}</span>
      </p>
    </>
  )
}

type NextCardProps = { words: Pick<RevealWords, 'turn' | 'next' | 'summary' | 'rest'>; turning: Turning }

/** Turns the card in front, goes to the next one, or turns all that are left. */
export const NextCard = ({ words, turning: { side, isLast, place, count, next, finish } }: NextCardProps) => (
  <div className="flex w-full max-w-md flex-col items-center gap-1.5">
    <Button data-next variant="primary" size="large" wide onClick={next}>
      {side === 'up' ? (isLast ? words.summary(count) : words.next(place + 2, count)) : words.turn}
    </Button>
    {/* Keeps its place on the last card, so that the button above does not move under the finger. */}
    <Button variant="quiet" size="small" onClick={finish} style={isLast ? { visibility: 'hidden' } : undefined}>
      {words.rest}
    </Button>
  </div>
)
