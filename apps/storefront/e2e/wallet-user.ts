import { randomUUID } from 'node:crypto'
import { box, dAppDefinition, type Ledger, soldOutBox, xrd } from './ledger'
import { until } from './run-server'
import type { World } from './start-world'

export type AccountLabel = 'Main account' | 'Club account'
type Box = typeof box | typeof soldOutBox
type Method = 'reveal_ticket' | 'claim_loot'

/**
 * A user of the development wallet: its accounts, their funds, and transactions signed without a browser. The name determines
 * the keys, so two names never share an account.
 */
export type WalletUser = Awaited<ReturnType<typeof createWalletUser>>

const deposit = (account: string) => `CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`

const withdrawTickets = (account: string, { tickets }: Box, ids: readonly string[]) => {
  const list = ids.map((id) => `NonFungibleLocalId("${id}")`).join(', ')
  return `CALL_METHOD Address("${account}") "withdraw_non_fungibles" Address("${tickets}") Array<NonFungibleLocalId>(${list});`
}

const buyManifest = (account: string, count: number) => `
CALL_METHOD Address("${account}") "withdraw" Address("${xrd}") Decimal("${2 * count}");
TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("payment");
CALL_METHOD Address("${box.component}") "buy_loot_box_ticket" Bucket("payment");
${deposit(account)}`

const ticketManifest = (account: string, from: Box, method: Method, ids: readonly string[]) => `
${withdrawTickets(account, from, ids)}
TAKE_ALL_FROM_WORKTOP Address("${from.tickets}") Bucket("tickets");
CALL_METHOD Address("${from.component}") "${method}" Bucket("tickets");
${deposit(account)}`

const getAccounts = async (devnetUrl: string, name: string) => {
  const response = await fetch(`${devnetUrl}/wallet/accounts?user=${name}`)
  const { persona, accounts }: { persona: object; accounts: { label: AccountLabel; address: string }[] } =
    await response.json()
  const addressOf = (label: AccountLabel) => accounts.find((account) => account.label === label)?.address ?? ''
  return { persona, main: addressOf('Main account'), club: addressOf('Club account') }
}

/** Signs with a user's keys; resolves to the transaction's id after the commit. */
const createSigner =
  (devnetUrl: string, ledger: Ledger, name: string) =>
  async (manifest: string): Promise<string> => {
    const response = await fetch(`${devnetUrl}/wallet/sign-transaction?user=${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ interactionId: randomUUID(), manifest, version: 1 }),
    })
    const answer: { transactionIntentHash?: string } = await response.json()
    const { transactionIntentHash: hash } = answer
    if (hash === undefined) throw new Error(`The wallet of ${name} did not sign: ${JSON.stringify(answer)}`)
    let status: string | undefined
    await until(`${hash} is committed`, async () => {
      status = (await ledger.committed(hash)).status
      return true
    })
    if (status !== 'CommittedSuccess') throw new Error(`${hash}: ${status}`)
    return hash
  }

export async function createWalletUser({ devnetUrl, ledger, product }: World, name: string) {
  const { persona, main, club } = await getAccounts(devnetUrl, name)
  const sign = createSigner(devnetUrl, ledger, name)
  const addressOf = (label: AccountLabel) => (label === 'Main account' ? main : club)
  const funded = new Map<AccountLabel, Promise<unknown>>()
  const fund = (label: AccountLabel): Promise<unknown> => {
    const baller = label === 'Club account' ? '100' : undefined
    const funds = funded.get(label) ?? ledger.faucet(addressOf(label), baller)
    funded.set(label, funds)
    return funds
  }
  return {
    name,
    persona,
    main,
    club,
    addressOf,
    sign,
    /** Sends 10,000 XRD to an account, once; the Club account also gets the 100 BALLER of a member. */
    fund,
    /** Buys tickets of the open box for the Main account; resolves to their ids. */
    async buy(count: number): Promise<readonly string[]> {
      await fund('Main account')
      const before = new Set(await ledger.held(main, box.tickets))
      await sign(buyManifest(main, count))
      return (await ledger.held(main, box.tickets)).filter((id) => !before.has(id))
    },
    /** Reveals tickets of the Main account and waits for their draw. */
    async reveal(ids: readonly string[], from: Box = box): Promise<string> {
      const hash = await sign(ticketManifest(main, from, 'reveal_ticket', ids))
      await until(`the draw for ${hash}`, async () => {
        const revealed = await product.revealed(main, from.tickets)
        return ids.every((id) => revealed.includes(id))
      })
      return hash
    },
    /** Redeems revealed tickets of the Main account; resolves to the transaction's id. */
    redeem: (ids: readonly string[], from: Box = box) => sign(ticketManifest(main, from, 'claim_loot', ids)),
    /** Sends tickets of the Main account to another account. */
    send: (ids: readonly string[], to: string, from: Box = box) =>
      sign(`${withdrawTickets(main, from, ids)}
CALL_METHOD Address("${to}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`),
  }
}

/** The local storage entry of a connected user from an earlier visit. */
export const storedLogin = ({ persona, addressOf }: WalletUser, label: AccountLabel) => ({
  name: `lootbox:wallet:${dAppDefinition}:240:login`,
  value: JSON.stringify({
    loggedInTimestamp: `${Date.now()}`,
    walletData: {
      accounts: [{ address: addressOf(label), label, appearanceId: label === 'Main account' ? 0 : 1 }],
      personaData: [],
      persona,
      proofs: [],
    },
    sharedData: {},
  }),
})

const collectors = ['ada', 'bo', 'cleo', 'dario', 'esme', 'fynn', 'gus', 'hana', 'ivo', 'juno', 'kai', 'lena']

/** Sends unrevealed tickets of the sold-out box from a collector of genesis to an account; resolves to their ids. */
export async function giveSoldOut(world: World, to: string, count: number): Promise<readonly string[]> {
  for (const name of collectors) {
    const collector = await createWalletUser(world, name)
    const ids = (await world.product.unrevealed(collector.main, soldOutBox.tickets)).slice(0, count)
    if (ids.length < count) continue
    await collector.send(ids, to, soldOutBox)
    return ids
  }
  throw new Error(`No collector holds ${count} unrevealed tickets of the sold-out box.`)
}
