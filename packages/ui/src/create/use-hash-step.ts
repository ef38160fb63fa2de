'use client'

import { useEffect, useState } from 'react'

/** The current step of a wizard: the fragment of the address, so that Back and a reload find their step. */
export function useHashStep<Step extends string>(
  steps: readonly [Step, ...Step[]],
): readonly [Step, (step: Step) => void] {
  const [step, setStep] = useState<Step>(steps[0])
  useEffect(() => {
    const readStep = () => setStep(steps.find((one) => one === window.location.hash.slice(1)) ?? steps[0])
    readStep()
    window.addEventListener('hashchange', readStep)
    return () => window.removeEventListener('hashchange', readStep)
  }, [steps])
  const go = (next: Step) => {
    window.location.hash = next
  }
  return [step, go]
}

/** Moves the focus to the first invalid field. */
export function focusInvalidField(fields: HTMLElement | null) {
  const field = fields?.querySelector<HTMLElement>('[aria-invalid=true]') ?? fields?.querySelector('input')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
