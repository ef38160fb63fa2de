import type { FailureText } from '../activity/failure-text'
import type { TriableOrder } from '../trade/trade'

type Reason = readonly [found: RegExp, said: (match: RegExpExecArray) => FailureText]

const say = (sentence: string, next: string) => () => ({ sentence, next })

/** Words of the box's own refusals, then of the engine's. */
const shared: readonly Reason[] = [
  [/sold out|nothing is left/i, say('the box is sold out.', 'Nothing can be bought here any more.')],
  [
    /only (\d+) tickets? (?:is|are) left/i,
    ([, left]) => ({
      sentence: `only ${left} ${left === '1' ? 'ticket is' : 'tickets are'} left.`,
      next: 'Choose fewer.',
    }),
  ],
  [/sales are closed/i, say('the box is not selling now.', 'Try again when it does.')],
  [/below the price|another token/i, say('the box asks for another price.', 'Reload the page to see it.')],
  [/not revealed/i, say('a chosen ticket still waits for its result.', 'Leave it out, or wait for the result.')],
  [/Unauthorized/, say('the box does not accept the proof of 100.', 'Check that the account still holds it.')],
]

const engine: Readonly<Record<TriableOrder['kind'], readonly Reason[]>> = {
  buy: [
    [
      /InsufficientBalance|VaultDoesNotExist/,
      say('the account holds too little.', 'Choose fewer tickets, or add to it first.'),
    ],
  ],
  redeem: [
    [
      /InsufficientBalance|VaultDoesNotExist|NonFungible\w*|MissingNonFungible/,
      say('a chosen ticket has left the account.', 'Close this and open it again.'),
    ],
  ],
}

const other: FailureText = {
  sentence: 'the ledger would not accept it now.',
  next: 'Try again in a minute, or choose otherwise.',
}

/** The ledger's reason in plain words, to follow “Expected to fail:”, and what to do about it. */
export function failReason(kind: TriableOrder['kind'], reason: string): FailureText {
  for (const [found, said] of [...shared, ...engine[kind]]) {
    const match = found.exec(reason)
    if (match !== null) return said(match)
  }
  return other
}
