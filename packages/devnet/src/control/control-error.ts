import { type Err, err } from 'neverthrow'

/** Why a control refuses: a sentence for the caller. */
export type ControlError = { kind: 'refused'; reason: string }

export const refused = (reason: string): Err<never, ControlError> => err({ kind: 'refused', reason })
