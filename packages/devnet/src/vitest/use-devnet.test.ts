import { describe, expect, test, vi } from 'vitest'
import { defineBlueprint, fail } from '../blueprints/blueprint-kit'
import { noFaults } from '../http/fault-settings'
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

describe('a failing test', () => {
  const printed: string[] = []
  test.fails('is one', () => {
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
    expect(ledger.devnet.seed).toBe(4)
  })
  test('prints the seed', () => {
    vi.restoreAllMocks()
    expect(printed.join('')).toContain('devnet: seed 3, state version')
  })
})

describe('delays and faults', () => {
  test('a test changes them and leaves a transaction that waits for minutes', async () => {
    const { devnet } = ledger
    devnet.controls.faults({ commitDelayMs: 600_000, faults: { rate: 1, path: '/state' } })._unsafeUnwrap()
    const wallet = testWallet(devnet, devKeys(3).main)
    const submitted = await devnet.submit(await wallet.sign(recipes(devnet, wallet.account).buy(1)))
    expect(devnet.ledger.waiting(submitted._unsafeUnwrap().intentId)?.state).toBe('pending')
  })
  test('the next one starts without them', () => {
    const { faultSettings, controls } = ledger.devnet
    expect(faultSettings).toEqual(noFaults)
    expect(controls.stateHash()).toBe(hashes[0])
  })
})

describe('the same options in another block', () => {
  const other = useDevnet({ seed: 3 })
  test('share the ledger of the worker', () => {
    expect(other.devnet).toBe(ledger.devnet)
    expect(other.url).toBe(ledger.url)
  })
})

describe('blueprints of one form with other code', () => {
  const saying = (words: string) =>
    defineBlueprint({ name: 'Refusal', state: {}, methods: (define) => ({ refuse: define([], () => fail(words)) }) })
  const polite = saying('no, thank you')
  const first = useDevnet({ genesis: 'empty', blueprints: [polite] })
  const again = useDevnet({ genesis: 'empty', blueprints: [polite] })
  const other = useDevnet({ genesis: 'empty', blueprints: [saying('no')] })
  test('have a ledger each', () => {
    expect(again.devnet).toBe(first.devnet)
    expect(other.devnet).not.toBe(first.devnet)
  })
})
