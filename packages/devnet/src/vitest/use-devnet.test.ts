import { describe, expect, test } from 'vitest'
import { devKeys } from '../keys'
import { recipes } from '../testing/recipes'
import { testWallet } from '../testing/test-wallet'
import { useDevnet } from './use-devnet'

const ledger = useDevnet({ seed: 3 })
const hashes: string[] = []

const buy = async () => {
  const { devnet } = ledger
  hashes.push(devnet.controls.stateHash())
  const wallet = testWallet(devnet, devKeys(3).main)
  const committed = await wallet.send(recipes(devnet, wallet.account).buy(2))
  expect(committed.status).toBe('CommittedSuccess')
  expect(devnet.controls.stateHash()).not.toBe(hashes[0])
}

test('a test changes the ledger', buy)
test('the next test finds it as it was', async () => {
  await buy()
  expect(hashes[1]).toBe(hashes[0])
})

test('a test resets the ledger', () => void ledger.devnet.controls.reset()._unsafeUnwrap())
test('and the next one starts from the same state', () => {
  expect(ledger.devnet.controls.stateHash()).toBe(hashes[0])
})

describe('the same options in another block', () => {
  const other = useDevnet({ seed: 3 })
  test('share the ledger of the worker', () => {
    expect(other.devnet).toBe(ledger.devnet)
    expect(other.url).toBe(ledger.url)
  })
})
