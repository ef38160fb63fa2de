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
