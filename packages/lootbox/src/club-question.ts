import { type AccountAddress, type Amount, addAmounts, parseAmount, type ResourceAddress } from '@lootboxes/ledger'
import { okAsync, Result, type ResultAsync } from 'neverthrow'
import {
  gatewayFailed,
  type LedgerReader,
  type OpenQuestion,
  type ScopedAsk,
  type SharingOptions,
  sharedReading,
} from './ask'
import type { LootboxConfig } from './lootbox-config'
import { addressField, amountField, parseBody } from './parse-request'
import { ClubRequest, type ClubResponse } from './product-calls'
import type { ProductError } from './product-error'

export type ClubQuestion = {
  /** What the account holds of the special token. */
  readonly balance: Amount
  readonly threshold: Amount
  /** What the transaction is about to withdraw; 0 for reveal and redeem. */
  readonly tokenAmount: Amount
  /** Whether that is withdrawn from the very same token. */
  readonly paysWithClubToken: boolean
}

/**
 * Who gets the lock-fee variant: balance ≥ threshold. Where the special token also pays, the proof locks the threshold
 * and the price needs units that are not locked, so both must be there (gateway-and-ledger 3).
 */
export const isInClub = ({ balance, threshold, tokenAmount, paysWithClubToken }: ClubQuestion): boolean =>
  balance >= (paysWithClubToken ? addAmounts(threshold, tokenAmount) : threshold)

type Asked = { readonly account: AccountAddress; readonly tokenAmount: Amount }
type Balance = { readonly stateVersion: number; readonly balance: Amount }

const IN: ClubResponse = { result: true }
const OUT: ClubResponse = { result: false }

/** What an account holds of a fungible resource, all its vaults together. */
const readBalance = (
  gateway: LedgerReader,
  account: string,
  resource: string,
  ask: ScopedAsk,
): ResultAsync<Balance, ProductError> =>
  gateway
    .getFungibleVaults({ address: account, resource_address: resource }, ask)
    .mapErr(gatewayFailed)
    .andThen(({ items, ledger_state }) =>
      Result.combine(items.map(({ amount }) => parseAmount(amount)))
        .map((amounts) => ({ stateVersion: ledger_state.state_version, balance: addAmounts(...amounts) }))
        .mapErr((): ProductError => ({ kind: 'unreadable', what: 'a vault', missing: 'amount' })),
    )

const parseRequest = ({ networkId }: LootboxConfig, body: unknown): Result<Asked, ProductError> =>
  parseBody(ClubRequest, body).andThen(({ account_address, token_amount }) =>
    amountField('token_amount', token_amount).andThen((tokenAmount) =>
      addressField<AccountAddress>('account_address', account_address, { networkId, type: ['account'] }).map(
        (account) => ({ account, tokenAmount }),
      ),
    ),
  )

/** Whether the account gets the lock-fee variant: one ledger call, none without a special token. */
export function clubQuestion(gateway: LedgerReader, config: LootboxConfig, sharing: SharingOptions) {
  const { clubThreshold: threshold, lootboxes } = config
  const special: ResourceAddress | undefined = config.product.tokenAddress
  const paysWithClubToken = lootboxes.some(({ tokenAddress }) => tokenAddress === special)
  const shared = sharedReading<string, Balance>(
    sharing,
    (account) => account,
    // Without a special token nobody gets here.
    (account, ask) => readBalance(gateway, account, special ?? '', ask),
  )
  const ruled = (tokenAmount: Amount, { balance }: Balance): ClubResponse =>
    isInClub({ balance, threshold, tokenAmount, paysWithClubToken }) ? IN : OUT

  return (body: unknown): Result<OpenQuestion<ClubResponse>, ProductError> =>
    parseRequest(config, body).map(({ account, tokenAmount }) => {
      if (special === undefined) return { cost: 0, kept: () => OUT, read: () => okAsync(OUT) }
      return {
        cost: 1,
        kept: (minStateVersion) => {
          const balance = shared.kept(account, minStateVersion)
          return balance && ruled(tokenAmount, balance)
        },
        read: (ask) => shared.read(account, ask).map((balance) => ruled(tokenAmount, balance)),
      }
    })
}
