import { expect, test } from 'vitest'
import { devKeys } from '../keys'
import { recipes } from '../testing/recipes'
import { startDevnet } from '../testing/start-devnet'
import { testWallet } from '../testing/test-wallet'

test('the helpers of the official client read pages, batches and states', async () => {
  const { devnet, sdk } = await startDevnet()
  const { account, send } = testWallet(devnet, devKeys(1).main)
  const before = devnet.ledger.chain.tip().stateVersion
  const { intentId, stateVersion } = await send(recipes(devnet, account).buy(130))
  const { hugOpenTickets: tickets, baller } = devnet.addresses
  const { validator } = devnet.genesis
  const ids = Array.from({ length: 130 }, (_, at) => `#${at + 1}#`)
  const { state, stream, status, statistics, transaction, extensions } = sdk

  const holder = await state.getEntityDetailsVaultAggregated(account)
  const vault = holder.non_fungible_resources.items[0]?.vaults.items[0]
  expect([vault?.total_count, vault?.items?.length]).toEqual([130, 100])
  const past = await state.getEntityDetailsVaultAggregated([account], undefined, { state_version: before })
  expect(past.map(({ non_fungible_resources }) => non_fungible_resources.items)).toEqual([[]])
  const packages = Object.values(devnet.genesis.wellKnown).filter((one) => one.startsWith('package_'))
  const named = [...new Set([...Object.values(devnet.addresses), ...packages])]
  expect(named.length).toBeGreaterThan(20)
  expect(await state.getEntityDetailsVaultAggregated(named)).toHaveLength(named.length)

  const { items: metadata } = await state.getEntityMetadata(baller)
  expect(await state.getAllEntityMetadata(baller)).toEqual(metadata)
  expect((await state.getNonFungibleIds(tickets)).items).toEqual(ids.slice(0, 100))
  expect(await state.getAllNonFungibleIds(tickets)).toEqual(ids)
  expect(await state.getAllNonFungibleIds(tickets, undefined, { state_version: before })).toEqual([])
  expect((await state.getNonFungibleData(tickets, '#7#')).non_fungible_id).toBe('#7#')
  expect(await state.getNonFungibleData(tickets, ids)).toHaveLength(130)
  const [place] = await state.getNonFungibleLocation(tickets, ['#7#', '#999#'])
  expect(place?.owning_vault_global_ancestor_address).toBe(account)

  const [listed] = await state.getAllValidators()
  expect(listed?.address).toBe(validator)
  expect((await state.getValidators()).items).toEqual([listed])
  expect((await state.getValidatorsWithLedgerState()).validators.items).toEqual([listed])
  expect((await state.getAllValidatorsWithLedgerState()).aggregatedEntities).toEqual([listed])
  expect((await statistics.getValidatorsUptime([validator])).validators.items[0]?.proposals_made).toBe(stateVersion)
  const [since] = await statistics.getValidatorsUptimeFromTo([validator], stateVersion)
  const [until] = await statistics.getValidatorsUptimeFromTo([validator], undefined, before)
  expect([since?.proposals_made, until?.proposals_made]).toEqual([1, before])

  expect((await status.getCurrent()).ledger_state.state_version).toBe(stateVersion)
  expect((await status.getNetworkConfiguration()).network_id).toBe(240)
  expect((await transaction.getStatus(intentId)).status).toBe('CommittedSuccess')
  const { transaction: committed } = await transaction.getCommittedDetails(intentId)
  expect(committed.balance_changes?.non_fungible_balance_changes[0]?.added).toHaveLength(130)
  const { items } = await stream.getTransactionsList([account])
  expect(items.map(({ state_version }) => state_version)).toEqual([stateVersion])
  const holders = await extensions.getResourceHolders(tickets)
  expect(holders.items).toMatchObject([{ holder_address: account, non_fungible_ids_count: 130 }])
})

test('hashes of subintents and classes of manifests that do not exist are refused', async () => {
  const { devnet } = await startDevnet()
  const pathsOf = async (path: string, request: object) => {
    const { status, body } = await devnet.ask(path, request)
    return [status, ...Object(body).details.validation_errors.map((one: { path: string }) => one.path)]
  }
  const foreign = 'subtxid_rdx1x967yzfze3zdpj650awghp32m5skzak3n066fg6kzpynz08kc38syemq0q'
  expect(await pathsOf('/transaction/subintent-status', { subintent_hash: foreign })).toEqual([400, 'SubintentHash'])
  const request = { manifest_class_filter: { class: 'Unknown' } }
  expect(await pathsOf('/stream/transactions', request)).toEqual([400, 'ManifestClassFilter.Class'])
})
