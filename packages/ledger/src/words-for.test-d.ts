import { wordsFor } from './words-for'

type Trouble = { kind: 'rain'; mm: number } | { kind: 'snow'; cm: number }

// @ts-expect-error a missing error kind does not compile
wordsFor<Trouble>({ rain: (e) => `${e.mm} mm of rain` })
