import { amountOf } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import type { RoleName } from './blueprints/collection'
import { devKeys } from './keys'
import { placeKey } from './store/families'
import { allowAll, denyAll, requires, ruledCollection } from './testing/ruled-collection'
import { startDevnet } from './testing/start-devnet'
import { testWallet } from './testing/test-wallet'

/** Creates a collection of two with the given rules in the Main account. */
async function setUp(rules: (badge: string) => Partial<Record<RoleName, string>>) {
  const { devnet } = await startDevnet()
  const main = testWallet(devnet, devKeys(1).main)
  const club = testWallet(devnet, devKeys(1).club)
  const { baller } = devnet.addresses
  const shown = `CALL_METHOD Address("${main.account}") "create_proof_of_amount" Address("${baller}") Decimal("1");\n`
  const created = await main.send(
    shown + ruledCollection({ networkId: devnet.networkId, account: main.account }, rules(baller)),
  )
  const collection = created.balanceChanges.nonFungible[0]?.resource ?? ''
  const vaultOf = (account: string) => devnet.ledger.chain.view().get('vaultOf', placeKey(account, collection)) ?? ''
  const give = (from: string, to: string, id: string) =>
    `CALL_METHOD Address("${from}") "withdraw_non_fungibles" Address("${collection}") Array<NonFungibleLocalId>(NonFungibleLocalId("${id}"));
     CALL_METHOD Address("${to}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`
  const rulesShown = async () => {
    const { body } = await devnet.ask('/state/entity/details', { addresses: [collection] })
    return body as { items: { details: { role_assignments: { entries: unknown[] } } }[] }
  }
  return { devnet, main, club, created, collection, vaultOf, give, shown, rulesShown }
}

test('denied withdrawals: the non-fungible stays', async () => {
  const { main, club, give, rulesShown } = await setUp(() => ({ withdrawer: denyAll }))
  const { items } = await rulesShown()
  expect(items[0]?.details.role_assignments.entries).toContainEqual({
    role_key: { module: 'Main', name: 'withdrawer' },
    assignment: { resolution: 'Explicit', explicit_rule: { type: 'DenyAll' } },
    updater_roles: [{ module: 'Main', name: 'withdrawer_updater' }],
  })
  const sent = await main.send(give(main.account, club.account, '#1#'))
  expect([sent.status, sent.error]).toEqual(['CommittedFailure', expect.stringContaining('Unauthorized)): withdrawer')])
})

test('only a holder of the badge withdraws', async () => {
  const { main, club, give, shown } = await setUp((badge) => ({ withdrawer: requires(badge) }))
  expect((await main.send(give(main.account, club.account, '#1#'))).error).toContain('Unauthorized)): withdrawer')
  expect((await main.send(shown + give(main.account, club.account, '#1#'))).error).toBeUndefined()
})

test('denied deposits: the collection cannot be handed out', async () => {
  const { created } = await setUp(() => ({ depositor: denyAll }))
  expect([created.status, created.error]).toEqual([
    'CommittedFailure',
    expect.stringContaining('Unauthorized)): depositor'),
  ])
})

test('only a holder of the badge deposits', async () => {
  const { main, club, created, give, shown } = await setUp((badge) => ({ depositor: requires(badge) }))
  expect(created.error).toBeUndefined()
  expect((await main.send(give(main.account, club.account, '#1#'))).error).toContain('Unauthorized)): depositor')
  expect((await main.send(shown + give(main.account, club.account, '#1#'))).error).toBeUndefined()
})

const recall = (vault: string, id: string, to: string) =>
  `RECALL_NON_FUNGIBLES_FROM_VAULT Address("${vault}") Array<NonFungibleLocalId>(NonFungibleLocalId("${id}"));
   CALL_METHOD Address("${to}") "deposit_batch" Expression("ENTIRE_WORKTOP");`

test('a recall needs a rule that allows it, and then works without the owner', async () => {
  const { main, club, vaultOf } = await setUp(() => ({}))
  const refused = await club.send(recall(vaultOf(main.account), '#1#', club.account))
  expect(refused.error).toContain('Unauthorized)): recaller')

  const open = await setUp(() => ({ recaller: allowAll, withdrawer: denyAll }))
  const taken = await open.club.send(recall(open.vaultOf(open.main.account), '#1#', open.club.account))
  expect([taken.status, taken.error]).toEqual(['CommittedSuccess', undefined])
  expect(taken.balanceChanges.nonFungible).toEqual([
    { entity: open.main.account, resource: open.collection, added: [], removed: ['#1#'] },
    { entity: open.club.account, resource: open.collection, added: ['#1#'], removed: [] },
  ])
  expect(taken.events.map(({ name }) => name)).toContain('RecallEvent')
})

test('fungibles cannot be recalled', async () => {
  const { devnet, main, club } = await setUp(() => ({}))
  const vault = devnet.ledger.chain.view().get('vaultOf', placeKey(main.account, devnet.addresses.baller)) ?? ''
  const refused = await club.send(
    `RECALL_FROM_VAULT Address("${vault}") Decimal("1");
     CALL_METHOD Address("${club.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
  )
  expect(refused.error).toContain('Unauthorized)): recaller')
})

test('a freeze lasts until the freezer lifts it, and only the freezer may change it', async () => {
  const { club, main, vaultOf } = await setUp(() => ({}))
  const refused = await club.send(`FREEZE_VAULT Address("${vaultOf(main.account)}") Tuple(1u32);`)
  expect(refused.error).toContain('Unauthorized)): freezer')

  const open = await setUp(() => ({ freezer: allowAll }))
  const [from, to] = [open.main.account, open.club.account]
  const vault = open.vaultOf(from)
  const frozen = async (manifest: string) => (await open.main.send(manifest)).error
  expect(await frozen(`FREEZE_VAULT Address("${vault}") Tuple(1u32);`)).toBeUndefined()
  expect(await frozen(open.give(from, to, '#1#'))).toBe('VaultError(VaultIsFrozen)')
  expect(
    await frozen(`UNFREEZE_VAULT Address("${vault}") Tuple(1u32); FREEZE_VAULT Address("${vault}") Tuple(2u32);`),
  ).toBeUndefined()
  expect(await frozen(open.give(from, to, '#1#'))).toBeUndefined()
  expect(await frozen(`FREEZE_VAULT Address("${vault}") Tuple(8u32);`)).toContain('flags are unknown')
  const back = await open.club.send(open.give(to, from, '#1#'))
  expect(back.error).toBe('VaultError(VaultIsFrozen)')
})

test('a proof of more than the balance, of a negative amount or of a part of an item fails', async () => {
  const { main, collection } = await setUp(() => ({}))
  const prove = (amount: string) =>
    `CALL_METHOD Address("${main.account}") "create_proof_of_amount" Address("${collection}") Decimal("${amount}");`
  expect((await main.send(prove('3'))).error).toContain('InsufficientBalance')
  expect((await main.send(prove('-1'))).error).toContain('InvalidAmount')
  expect((await main.send(prove('1.5'))).error).toContain('InvalidAmount')
  expect((await main.send(prove(String(amountOf(2) / 10n ** 18n)))).error).toBeUndefined()
})

test('a proof composed of others shows the selected items only', async () => {
  const { main, club, collection, give } = await setUp(() => ({}))
  const ids = (...all: string[]) =>
    `Array<NonFungibleLocalId>(${all.map((id) => `NonFungibleLocalId("${id}")`).join(', ')})`
  const compose = (id: string) =>
    `CALL_METHOD Address("${main.account}") "create_proof_of_non_fungibles" Address("${collection}") ${ids('#1#', '#2#')};
     CREATE_PROOF_FROM_AUTH_ZONE_OF_NON_FUNGIBLES Address("${collection}") ${ids(id)} Proof("p");
     DROP_AUTH_ZONE_REGULAR_PROOFS;\n`
  expect((await main.send(compose('#1#') + give(main.account, club.account, '#1#'))).error).toContain(
    'NonFungibleLocked',
  )
  expect((await main.send(compose('#3#'))).error).toContain('InsufficientBaseProofs')
  expect((await main.send(compose('#1#') + give(main.account, club.account, '#2#'))).error).toBeUndefined()
})
