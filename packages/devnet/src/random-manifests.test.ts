import { runs } from '@lootboxes/tooling/runs'
import { expect, test } from 'vitest'
import { devKeys } from './keys'
import { runMutatedManifests } from './testing/mutated-manifests'
import { runRandomManifests } from './testing/random-manifests'
import { recipes } from './testing/recipes'
import { allowAll, denyAll, requires, ruledCollection } from './testing/ruled-collection'
import { startDevnet } from './testing/start-devnet'
import { testWallet } from './testing/test-wallet'

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'then', 'get', 'size'])(
  'a bucket given to “%s” is given to nobody',
  async (method) => {
    const { devnet } = await startDevnet()
    const wallet = testWallet(devnet, devKeys(1).main)
    const { hugOpen } = devnet.addresses
    for (const target of [hugOpen, devnet.genesis.wellKnown.faucet]) {
      const record = await wallet.send(
        `CALL_METHOD Address("${wallet.account}") "withdraw" Address("${devnet.genesis.wellKnown.xrd}") Decimal("132");
         TAKE_ALL_FROM_WORKTOP Address("${devnet.genesis.wellKnown.xrd}") Bucket("b");
         CALL_METHOD Address("${target}") "${method}" Bucket("b");`,
      )
      expect([record.status, record.error]).toEqual([
        'CommittedFailure',
        expect.stringContaining(`FnNotFound("${method}")`),
      ])
    }
  },
)

const count = runs(150, 10_000)

test(`${count} random manifests: no resource appears or disappears`, {
  timeout: 1_200_000,
}, async () => {
  const { devnet } = await startDevnet()
  for (const key of [devKeys(1).main, devKeys(1).club]) {
    const wallet = testWallet(devnet, key)
    await wallet.send(recipes(devnet, wallet.account).buy(6))
  }
  const collections: string[] = []
  for (const rules of [
    { recaller: allowAll, freezer: allowAll, burner: allowAll },
    { withdrawer: denyAll, recaller: requires(devnet.addresses.baller) },
  ]) {
    const { account, send } = testWallet(devnet, devKeys(1).main)
    const { balanceChanges } = await send(ruledCollection({ networkId: devnet.networkId, account }, rules))
    collections.push(...balanceChanges.nonFungible.map(({ resource }) => resource))
  }
  const run = runRandomManifests(devnet, { count, seed: '1', collections })
  expect(run.succeeded).toBeGreaterThan(count / 20)
  expect(run.failed).toBeGreaterThan(count / 4)
  expect(run.unreadable).toBeLessThan(count / 4)
})

test(`${count} mutated valid manifests: no crash, no server error, and no resource appears or disappears`, {
  timeout: 1_200_000,
}, async () => {
  const { devnet } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  await wallet.send(recipes(devnet, wallet.account).buy(3))
  const run = await runMutatedManifests(devnet, { count, seed: '1' })
  expect(run.succeeded).toBeGreaterThan(count / 20)
  expect(run.failed).toBeGreaterThan(count / 10)
})
