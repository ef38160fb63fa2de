import { expect, test } from 'vitest'
import { usableLogin } from './open-wallet'

const here = 'account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08'
const elsewhere = 'account_rdx129qylcqsgqj3ywuex0r0gcecf4jlayr6spwagmfrspmsnadtxzaesy'
const login = (...addresses: readonly string[]) =>
  usableLogin(
    {
      accounts: addresses.map((address) => ({ address, label: 'Main', appearanceId: 0 })),
      personaData: [],
      proofs: [],
    },
    240,
  )

test('an account of this network is a login', async () =>
  expect(await login(here)).toMatchObject({ value: { status: 'connected', account: { address: here } } }))
test('one of another network is not (trap T4)', async () =>
  expect(await login(elsewhere)).toMatchObject({ error: { kind: 'refused', why: 'wrongNetwork' } }))
test('nor is one without an account', async () =>
  expect(await login()).toMatchObject({ error: { kind: 'refused', why: 'no-account' } }))
