import { type AccountAddress, type Amount, addAmounts, parseAmount, type ResourceAddress } from '@lootboxes/ledger'
import { okAsync, Result, type ResultAsync } from 'neverthrow'
import type { LootboxConfig } from './lootbox-config'
import { addressField, amountField, parseBody } from './parse-request'
import { ClubRequest, type ClubResponse } from './product-calls'
import type { ProductError } from './product-error'
import {
  gatewayFailed,
  type LedgerReader,
  type OpenQuery,
  type ScopedOptions,
  type SharingOptions,
  shareReads,
} from './query'

/** The facts that decide the 100-club. */
export type ClubCheck = {
  /** The account's balance of the special token. */
  readonly balance: Amount
  readonly threshold: Amount
  /** The total of a purchase; 0 for reveal and redeem. */
  readonly tokenAmount: Amount
  /** Whether tickets are paid for with the special token itself. */
  readonly paysWithClubToken: boolean
}

/**
 * Whether an account gets the lock-fee variant: balance ≥ threshold. Where the special token also pays, the proof locks the
 * threshold and the price needs further units, so the balance must cover both (gateway-and-ledger 3).
 */
export const isInClub = ({ balance, threshold, tokenAmount, paysWithClubToken }: ClubCheck): boolean =>
  balance >= (paysWithClubToken ? addAmounts(threshold, tokenAmount) : threshold)

type ClubQuery = { readonly account: AccountAddress; readonly tokenAmount: Amount }
type Balance = { readonly stateVersion: number; readonly balance: Amount }

const IN: ClubResponse = { result: true }
const OUT: ClubResponse = { result: false }

/** The account's balance of a fungible resource over all its vaults. */
const readBalance = (
  gateway: LedgerReader,
  account: string,
  resource: string,
  ask: ScopedOptions,
): ResultAsync<Balance, ProductError> =>
  gateway
    .getFungibleVaults({ address: account, resource_address: resource }, ask)
    .mapErr(gatewayFailed)
    .andThen(({ items, ledger_state }) =>
      Result.combine(items.map(({ amount }) => parseAmount(amount)))
        .map((amounts) => ({ stateVersion: ledger_state.state_version, balance: addAmounts(...amounts) }))
        .mapErr((): ProductError => ({ kind: 'unreadable', what: 'a vault', missing: 'amount' })),
    )

const parseRequest = ({ networkId }: LootboxConfig, body: unknown): Result<ClubQuery, ProductError> =>
  parseBody(ClubRequest, body).andThen(({ account_address, token_amount }) =>
    amountField('token_amount', token_amount).andThen((tokenAmount) =>
      addressField<AccountAddress>('account_address', account_address, { networkId, type: ['account'] }).map(
        (account) => ({ account, tokenAmount }),
      ),
    ),
  )

/** Whether the account gets the lock-fee variant: one ledger call, none without a special token. */
export function clubQuery(gateway: LedgerReader, config: LootboxConfig, sharing: SharingOptions) {
  const { clubThreshold: threshold, lootboxes } = config
  const special: ResourceAddress | undefined = config.product.tokenAddress
  const paysWithClubToken = lootboxes.some(({ tokenAddress }) => tokenAddress === special)
  const shared = shareReads<string, Balance>(
    sharing,
    (account) => account,
    // Not called without a special token.
    (account, ask) => readBalance(gateway, account, special ?? '', ask),
  )
  const ruled = (tokenAmount: Amount, { balance }: Balance): ClubResponse =>
    isInClub({ balance, threshold, tokenAmount, paysWithClubToken }) ? IN : OUT

  return (body: unknown): Result<OpenQuery<ClubResponse>, ProductError> =>
    parseRequest(config, body).map(({ account, tokenAmount }) => {
      if (special === undefined) return { cost: 0, cached: () => OUT, read: () => okAsync(OUT) }
      return {
        cost: 1,
        cached: (minStateVersion) => {
          const balance = shared.cached(account, minStateVersion)
          return balance && ruled(tokenAmount, balance)
        },
        read: (ask) => shared.read(account, ask).map((balance) => ruled(tokenAmount, balance)),
      }
    })
}
