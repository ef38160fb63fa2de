import { type AccountAddress, type Amount, addAmounts, parseAmount, type ResourceAddress } from '@lootboxes/ledger'
import { okAsync, Result, type ResultAsync } from 'neverthrow'
import { gatewayFailed, type LedgerReader, type ScopedAsk } from './ask'
import { isInClub } from './club-rule'
import type { LootboxConfig } from './lootbox-config'
import { ClubRequest, type ClubResponse } from './product-calls'
import type { ProductError } from './product-error'
import type { OpenQuestion } from './question'
import { addressField, amountField, parseBody } from './request-door'
import { createShared, type SharedOptions } from './shared'

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
    .getFungibleVaults({ address: account, resourceAddress: resource }, ask)
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
export function clubQuestion(gateway: LedgerReader, config: LootboxConfig, sharing: SharedOptions) {
  const { clubThreshold: threshold, lootboxes } = config
  const special: ResourceAddress | undefined = config.product.tokenAddress
  const paysWithClubToken = lootboxes.some(({ tokenAddress }) => tokenAddress === special)
  const shared = createShared<Balance>(sharing)
  const ruled = (tokenAmount: Amount, { balance }: Balance): ClubResponse =>
    isInClub({ balance, threshold, tokenAmount, paysWithClubToken }) ? IN : OUT

  return (body: unknown): Result<OpenQuestion<ClubResponse>, ProductError> =>
    parseRequest(config, body).map(({ account, tokenAmount }) => {
      if (special === undefined) return { kept: () => OUT, read: () => okAsync(OUT) }
      return {
        kept: (minStateVersion) => {
          const balance = shared.kept(account, minStateVersion)
          return balance && ruled(tokenAmount, balance)
        },
        read: (ask) =>
          shared
            .ask(account, (scope) => readBalance(gateway, account, special, scope), ask)
            .map((balance) => ruled(tokenAmount, balance)),
      }
    })
}
