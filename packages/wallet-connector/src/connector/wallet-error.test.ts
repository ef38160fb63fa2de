import { expect, test } from 'vitest'
import { walletErrorText } from '../wallet-error-text'
import { walletError } from './wallet-error'

test.each(['constructor', 'toString', '__proto__'])(
  'a code named like a member of every object, %s, has texts',
  (code) => {
    const error = walletError('id', code)
    expect(error.message).toBe('')
    expect(walletErrorText(error)).toBeTypeOf('string')
  },
)
