import { okAsync } from 'neverthrow'
import { expect, test } from 'vitest'
import { createGateway } from '../index'
import { createFakeGateway } from './index'

test('answers what is stubbed and throws on the rest', async () => {
  const gateway = createFakeGateway({ submitTransaction: () => okAsync({ duplicate: true }) })
  expect((await gateway.submitTransaction({ notarized_transaction_hex: '4d' }))._unsafeUnwrap()).toEqual({
    duplicate: true,
  })
  expect(() => gateway.getFungibles({ address: 'a' })).toThrow('getFungibles, which the test does not stub')
})

test('knows every verb of the real one', () => {
  const real = createGateway({ networkId: 1, applicationName: 'test' })
  expect(Object.keys(createFakeGateway()).sort()).toEqual(Object.keys(real).sort())
})
