import { accountAddressFromPublicKey, formatAmount, parseAccountAddress, parseAmount, ZERO } from '@lootboxes/ledger'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import { faucetGift } from '../blueprints/faucet'
import { lootbox } from '../blueprints/lootbox'
import type { Ledger } from '../chain/ledger'
import { signTransaction } from '../chain/sign-transaction'
import type { UserTransaction } from '../chain/transaction-record'
import type { Genesis } from '../genesis/create-genesis'
import { type DevKey, devKey, devKeys } from '../keys'
import { type ControlError, refused } from './control-error'

/** The dependencies of the devnet's own transactions. */
export type OwnTransactionsOptions = { ledger: Ledger; genesis: Genesis; seed: number; nextNonce: () => number }

/** The committed transaction of a faucet or a price change. */
type Committed = { transactionIntentHash: string; stateVersion: number }
export type FaucetGift = Committed & { amount: string }
export type PriceChange = Committed & { price: string }

type Order = { manifest: string; notary: DevKey; notaryIsSignatory?: boolean; signers?: readonly DevKey[] }

/** Signs a manifest, submits it and waits for its commit. */
async function commit(
  { ledger, nextNonce }: OwnTransactionsOptions,
  { manifest, notary, notaryIsSignatory, signers = [] }: Order,
): Promise<Result<UserTransaction, ControlError>> {
  ledger.tick()
  const { epoch } = ledger.chain.tip()
  const hex = await signTransaction({
    manifest,
    networkId: ledger.chain.deps.networkId,
    startEpoch: epoch,
    endEpoch: epoch + 10,
    nonce: nextNonce(),
    signers: signers.map(({ privateKey }) => privateKey),
    notary: notary.privateKey,
    notaryIsSignatory,
  })
  const sent = await ledger.submit(hex, 'devnet')
  if (sent.isErr()) return refused(sent.error.kind)
  const { intentId } = sent.value
  await ledger.idle()
  const record = ledger.chain.transactionByIntent(intentId)
  if (record?.status === 'CommittedSuccess') return ok(record)
  return refused(record?.error ?? ledger.waiting(intentId)?.error ?? 'The transaction was rejected')
}

const committed = ({ intentId, stateVersion }: UserTransaction): Committed => ({
  transactionIntentHash: intentId,
  stateVersion,
})

/** The text of an amount above zero. */
function positive(name: string, text: string): Result<string, ControlError> {
  const amount = parseAmount(text).unwrapOr(ZERO)
  return amount > ZERO ? ok(formatAmount(amount)) : refused(`${name}: an amount above zero is needed`)
}

/** Sends the faucet's XRD and, on request, BALLER of the oracle's reserve to an account. The faucet pays the fee. */
async function give(
  options: OwnTransactionsOptions,
  account: string,
  given: string | undefined,
): Promise<Result<FaucetGift, ControlError>> {
  const { genesis, ledger, seed } = options
  const { networkId } = ledger.chain.deps
  const { faucet } = genesis.wellKnown
  if (parseAccountAddress(account, networkId).isErr())
    return refused('account: an account address of this network is needed')
  const baller = given === undefined ? ok(undefined) : positive('baller', given)
  if (baller.isErr()) return err(baller.error)
  if (baller.value !== undefined && !Object.hasOwn(genesis.world.fungibles, 'baller'))
    return refused('baller: this world has no such token')
  const { oracle } = devKeys(seed)
  const reserve = accountAddressFromPublicKey(oracle.publicKey, networkId)
  const withdrawal = `CALL_METHOD Address("${reserve}") "withdraw" Address("${genesis.addressOf('baller')}")`
  const record = await commit(options, {
    manifest: [
      `CALL_METHOD Address("${faucet}") "lock_fee" Decimal("10");`,
      `CALL_METHOD Address("${faucet}") "free";`,
      ...(baller.value === undefined ? [] : [`${withdrawal} Decimal("${baller.value}");`]),
      `CALL_METHOD Address("${account}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`,
    ].join('\n'),
    notary: devKey(seed, 'faucet'),
    signers: baller.value === undefined ? [] : [oracle],
  })
  return record.map((one) => ({ ...committed(one), amount: formatAmount(faucetGift) }))
}

/** Changes the ticket price of a box, by default of the last open one, with a transaction of its operator. */
async function changePrice(
  options: OwnTransactionsOptions,
  wanted: string,
  component: string | undefined,
): Promise<Result<PriceChange, ControlError>> {
  const { genesis, ledger, seed } = options
  const view = ledger.chain.view()
  const boxes = Object.keys(genesis.world.boxes).map(genesis.addressOf)
  const box = component ?? boxes.findLast((one) => lootbox.stateOf(view, one)?.open) ?? ''
  const price = positive('price', wanted)
  if (price.isErr()) return err(price.error)
  if (lootbox.stateOf(view, box) === undefined) return refused('component: a lootbox of this devnet is needed')
  const { oracle } = devKeys(seed)
  const operator = accountAddressFromPublicKey(oracle.publicKey, ledger.chain.deps.networkId)
  const record = await commit(options, {
    manifest: [
      `CALL_METHOD Address("${operator}") "lock_fee" Decimal("10");`,
      `CALL_METHOD Address("${box}") "set_price" Decimal("${price.value}");`,
    ].join('\n'),
    notary: oracle,
    notaryIsSignatory: true,
  })
  return record.map((one) => ({ ...committed(one), price: price.value }))
}

/** The devnet's own transactions on demand. They resolve after their commit. */
export const createOwnTransactions = (options: OwnTransactionsOptions) => ({
  faucet: (account: string, { baller }: { baller?: string | undefined } = {}): ResultAsync<FaucetGift, ControlError> =>
    new ResultAsync(give(options, account, baller)),
  price: (
    price: string,
    { component }: { component?: string | undefined } = {},
  ): ResultAsync<PriceChange, ControlError> => new ResultAsync(changePrice(options, price, component)),
})
