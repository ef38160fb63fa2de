import { expect, test } from 'vitest'
import { lateText } from './late-text'

const cancelled = 'userCancelledRequest'

test.each([
  [
    'pending',
    cancelled,
    'You took it back too late: your wallet had it already. It was sent, and the ledger decides now.',
  ],
  ['success', cancelled, 'You took it back too late: your wallet had it already. It went through.'],
  ['success', 'missingExtension', 'Your wallet answered after this page had stopped waiting. It went through.'],
  ['success', undefined, undefined],
  ['fail', cancelled, undefined],
  ['undetermined', cancelled, undefined],
] as const)('%s after %s', (status, superseded, said) => expect(lateText({ status, superseded })).toBe(said))
