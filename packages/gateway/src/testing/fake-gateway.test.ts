import { okAsync } from 'neverthrow'
import { expect, test } from 'vitest'
import { createGateway } from '../index'
import { createFakeGateway } from './index'

test('calls stubs and throws for other verbs', async () => {
  const gateway = createFakeGateway({ submitTransaction: () => okAsync({ duplicate: true }) })
  expect((await gateway.submitTransaction({ notarized_transaction_hex: '4d' }))._unsafeUnwrap()).toEqual({
    duplicate: true,
  })
  expect(() => gateway.getFungibles({ address: 'a' })).toThrow('getFungibles, which the test does not stub')
})

test('has every verb of the real gateway', () => {
  const real = createGateway({ networkId: 1, applicationName: 'test' })
  expect(Object.keys(createFakeGateway()).sort()).toEqual(Object.keys(real).sort())
})
