import { RadixEngineToolkit } from '@radixdlt/radix-engine-toolkit'
import { expect, test } from 'vitest'
import { nativeAddresses } from './native-addresses'

test.each([1, 2, 240])('native entities of network %i have the engine’s addresses', async (networkId) => {
  const known = await RadixEngineToolkit.Utils.knownAddresses(networkId)
  const ours: readonly string[] = Object.values(nativeAddresses(networkId))
  const engines = Object.values(known).flatMap((group) => Object.values<string>(group))
  expect(engines.filter((address) => !ours.includes(address))).toEqual([])
  // The toolkit does not know the package of account lockers, and the transaction tracker with its package.
  expect(ours).toHaveLength(engines.length + 3)
})

test('the transaction tracker has the address of the main network', () => {
  expect(nativeAddresses(1)).toMatchObject({
    transactionTracker: 'transactiontracker_rdx1stxxxxxxxxxxtxtrakxxxxxxxxx006844685494xxxxxxxxxtxtrak',
    transactionTrackerPackage: expect.stringMatching(/^package_rdx1pkgxxxxxxxxxtxtrak/),
  })
})
