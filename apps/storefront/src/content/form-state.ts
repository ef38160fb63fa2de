/** What a form knows: at first nothing, then what became of it. What was typed is kept whatever happens. */
export type FormState = {
  status: 'open' | 'asked' | 'refused' | 'too-many' | 'away'
  errors: readonly { name: string; message: string }[]
  typed: Readonly<Record<string, string>>
  /** Seconds to wait, of one that comes too often. */
  seconds?: number
}

export const openForm: FormState = { status: 'open', errors: [], typed: {} }

export const topics = ['A question', 'Something is wrong', 'Partnership', 'Helping out'] as const

/** What a field wants, told where it is not given. */
export const wants: Readonly<Record<string, string>> = {
  name: 'Say who you are, in 80 letters at most.',
  email: 'Give an address, such as name@example.org.',
  topic: 'Choose what it is about.',
  body: 'Write between 10 and 4,000 letters.',
}

/** A field nobody sees. Whoever fills it in is a program. */
export const trapField = 'website'
