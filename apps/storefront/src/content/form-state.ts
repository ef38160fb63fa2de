/** The state of a form. The typed text stays after every result. */
export type FormState = {
  status: 'open' | 'sent' | 'refused' | 'too-many' | 'unavailable'
  errors: readonly { name: string; message: string }[]
  typed: Readonly<Record<string, string>>
  /** Seconds until the next attempt; set with `too-many`. */
  seconds?: number
}

export const openForm: FormState = { status: 'open', errors: [], typed: {} }

export const topics = ['A question', 'Something is wrong', 'Partnership', 'Helping out'] as const

/** The error of each field. */
export const wants: Readonly<Record<string, string>> = {
  name: 'Say who you are, in 80 letters at most.',
  email: 'Give an address, such as name@example.org.',
  topic: 'Choose what it is about.',
  body: 'Write between 10 and 4,000 letters.',
}

/** An invisible field. Only bots fill it in. */
export const trapField = 'website'
