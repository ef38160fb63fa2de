import { createGateway, type Gateway, type GatewayError } from '@lootboxes/gateway'
import { describeGateway } from '@lootboxes/gateway/testing'
import {
  accountAddressFromPublicKey,
  encodeAddress,
  encodeTransactionId,
  entityBytes,
  xrdAddress,
} from '@lootboxes/ledger'
import { GatewayApiClient } from '@radixdlt/babylon-gateway-api-sdk'
import type { ResultAsync } from 'neverthrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDevnet, type Devnet } from '../create-devnet'
import { devKeys } from '../keys'
import { recipes } from '../testing/recipes'
import { testWallet } from '../testing/test-wallet'

let devnet: Devnet
let ours: Gateway
let sdk: GatewayApiClient
let account: string
let intentHash: string
let stateVersion: number

beforeAll(async () => {
  devnet = (await createDevnet())._unsafeUnwrap()
  const wallet = testWallet(devnet, devKeys(1).main)
  account = wallet.account
  intentHash = (await wallet.send(recipes(devnet, account).buy(120))).intentId
  await devnet.idle()
  const url = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
  ours = createGateway({ networkId: devnet.networkId, baseUrl: url, applicationName: 'parity' })
  sdk = GatewayApiClient.initialize({ basePath: url, applicationName: 'parity' })
  stateVersion = (await ours.getConstruction())._unsafeUnwrap().ledger_state.state_version
}, 60_000)
afterAll(() => devnet.close())

describeGateway('devnet', () => ({
  gateway: ours,
  networkId: devnet.networkId,
  account,
  freshAccount: accountAddressFromPublicKey(new Uint8Array(32).fill(9), devnet.networkId),
  fungible: xrdAddress(devnet.networkId),
  nonFungible: devnet.addresses.hugOpenTickets,
  missingResource: encodeAddress({
    entityByte: entityBytes['non-fungible-resource'],
    networkId: devnet.networkId,
    tail: new Uint8Array(29).fill(7),
  }),
  committedIntentHash: intentHash,
  unknownIntentHash: encodeTransactionId(new Uint8Array(32).fill(3), devnet.networkId),
}))

/** The SDK turns some texts into Dates and keeps absent fields as `undefined`; JSON forgets both. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the official client and ours read the same state, through pages and batches', () => {
  const at = () => ({ state_version: stateVersion })
  const atLedgerState = () => ({ stateVersion })
  const tickets = () => devnet.addresses.hugOpenTickets
  const ids = async () => await sdk.state.getAllNonFungibleIds(tickets(), undefined, at())
  const right = async <T>(answer: ResultAsync<T, GatewayError>): Promise<T> => (await answer)._unsafeUnwrap()

  test('ids of a collection, in pages', async () => {
    const theirs = await ids()
    const mine = await right(ours.getNonFungibleIds({ resourceAddress: tickets(), atLedgerState: atLedgerState() }))
    expect(theirs.length).toBeGreaterThan(200)
    expect(mine.non_fungible_ids.items).toEqual(theirs)
  })

  test('data and places of every ticket, in batches of 29', async () => {
    const nonFungibleIds = await ids()
    const request = { resourceAddress: tickets(), nonFungibleIds, atLedgerState: atLedgerState() }
    expect((await right(ours.getNonFungibleData(request))).non_fungible_ids).toEqual(
      asJson(await sdk.state.getNonFungibleData(tickets(), nonFungibleIds, at())),
    )
    expect((await right(ours.getNonFungibleLocation(request))).non_fungible_ids).toEqual(
      asJson(await sdk.state.getNonFungibleLocation(tickets(), nonFungibleIds)),
    )
  })

  test('an account with everything it holds', async () => {
    const api = sdk.state.innerClient
    const page = { address: account, at_ledger_state: at() }
    const mine = { address: account, atLedgerState: atLedgerState() }
    const xrd = xrdAddress(devnet.networkId)
    expect(await right(ours.getFungibles(mine))).toEqual(
      asJson(await api.entityFungiblesPage({ stateEntityFungiblesPageRequest: page })),
    )
    expect(await right(ours.getNonFungibles(mine))).toEqual(
      asJson(await api.entityNonFungiblesPage({ stateEntityNonFungiblesPageRequest: page })),
    )
    expect(await right(ours.getEntityMetadata(mine))).toEqual(
      asJson(await api.entityMetadataPage({ stateEntityMetadataPageRequest: page })),
    )
    expect(await right(ours.getFungibleVaults({ ...mine, resourceAddress: xrd }))).toEqual(
      asJson(
        await api.entityFungibleResourceVaultPage({
          stateEntityFungibleResourceVaultsPageRequest: { ...page, resource_address: xrd },
        }),
      ),
    )
    const vaults = await right(
      ours.getNonFungibleVaults({ ...mine, resourceAddress: tickets(), optIns: { nonFungibleIncludeNfids: true } }),
    )
    expect(vaults).toEqual(
      asJson(
        await api.entityNonFungibleResourceVaultPage({
          stateEntityNonFungibleResourceVaultsPageRequest: {
            ...page,
            resource_address: tickets(),
            opt_ins: { non_fungible_include_nfids: true },
          },
        }),
      ),
    )
    const [vault] = vaults.items
    const rest = {
      ...mine,
      resourceAddress: tickets(),
      vaultAddress: vault?.vault_address ?? '',
      cursor: vault?.next_cursor,
    }
    expect(vault?.next_cursor).toBeTypeOf('string')
    expect(await right(ours.getNonFungibleVaultIds(rest))).toEqual(
      asJson(
        await api.entityNonFungibleIdsPage({
          stateEntityNonFungibleIdsPageRequest: {
            ...page,
            resource_address: tickets(),
            vault_address: rest.vaultAddress,
            cursor: rest.cursor ?? null,
          },
        }),
      ),
    )
  })

  test('details of more entities than one request takes', async () => {
    const stream = await right(
      ours.streamTransactions({ atLedgerState: atLedgerState(), optIns: { affectedGlobalEntities: true } }),
    )
    const touched = stream.items.flatMap(({ affected_global_entities = [] }) => affected_global_entities)
    const addresses = [...new Set([...Object.values(devnet.addresses), ...touched])]
    expect(addresses.length).toBeGreaterThan(20)
    const optIns = { ancestorIdentities: true, nativeResourceDetails: true, explicitMetadata: ['name'] }
    const opt_ins = { ancestor_identities: true, native_resource_details: true, explicit_metadata: ['name'] }
    const mine = await right(ours.getEntityDetails({ addresses, optIns, atLedgerState: atLedgerState() }))
    const parts = [addresses.slice(0, 20), addresses.slice(20)]
    const theirs = await Promise.all(
      parts.map((part) =>
        sdk.state.innerClient.stateEntityDetails({
          stateEntityDetailsRequest: { addresses: part, opt_ins, at_ledger_state: at() },
        }),
      ),
    )
    expect(mine.items).toEqual(asJson(theirs.flatMap(({ items }) => items)))
  })

  test('transactions', async () => {
    const api = sdk.transaction.innerClient
    const opt_ins = {
      raw_hex: true,
      receipt_fee_summary: true,
      manifest_instructions: true,
      balance_changes: true,
      affected_global_entities: true,
    }
    const optIns = {
      rawHex: true,
      receiptFeeSummary: true,
      manifestInstructions: true,
      balanceChanges: true,
      affectedGlobalEntities: true,
    }
    expect(await right(ours.getCommittedDetails({ intentHash, optIns, atLedgerState: atLedgerState() }))).toEqual(
      asJson(
        await api.transactionCommittedDetails({
          transactionCommittedDetailsRequest: { intent_hash: intentHash, opt_ins, at_ledger_state: at() },
        }),
      ),
    )
    expect((await right(ours.getTransactionStatus({ intentHash }))).known_payloads).toEqual(
      asJson((await api.transactionStatus({ transactionStatusRequest: { intent_hash: intentHash } })).known_payloads),
    )
    const first = await right(ours.streamTransactions({ atLedgerState: atLedgerState(), limitPerPage: 10, optIns }))
    const cursor = first.next_cursor
    const second = await right(
      ours.streamTransactions({ atLedgerState: atLedgerState(), limitPerPage: 10, optIns, cursor }),
    )
    const stream = (from?: string | null) =>
      sdk.stream.innerClient.streamTransactions({
        streamTransactionsRequest: { at_ledger_state: at(), limit_per_page: 10, opt_ins, cursor: from ?? null },
      })
    expect([first, second]).toEqual(asJson([await stream(), await stream(cursor)]))
  })

  test('network and validators', async () => {
    expect(await right(ours.getNetworkConfiguration())).toEqual(
      asJson(await sdk.status.innerClient.networkConfiguration()),
    )
    const { validators } = await right(ours.getValidators({ atLedgerState: atLedgerState() }))
    expect(validators).toEqual(
      asJson(
        (await sdk.state.innerClient.stateValidatorsList({ stateValidatorsListRequest: { at_ledger_state: at() } }))
          .validators,
      ),
    )
    const validatorAddresses = validators.items.map(({ address }) => address)
    expect(
      (await right(ours.getValidatorsUptime({ validatorAddresses, atLedgerState: atLedgerState() }))).validators,
    ).toEqual(
      asJson(
        (
          await sdk.statistics.innerClient.validatorsUptime({
            validatorsUptimeRequest: { validator_addresses: validatorAddresses, at_ledger_state: at() },
          })
        ).validators,
      ),
    )
  })
})
