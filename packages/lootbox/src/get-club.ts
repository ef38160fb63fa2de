import { type AccountAddress, type Amount, addAmounts, parseAmount, type ResourceAddress } from '@lootboxes/ledger'
import { okAsync, Result, type ResultAsync } from 'neverthrow'
import { type AskOptions, gatewayFailed, type LedgerReader } from './ask'
import { isInClub } from './club-rule'
import type { LootboxConfig } from './lootbox-config'
import { ClubRequest, type ClubResponse } from './product-calls'
import type { ProductError } from './product-error'
import { addressField, amountField, parseBody } from './request-door'

/** What an account holds of a fungible resource, all its vaults together. */
const readBalance = (
  gateway: LedgerReader,
  account: string,
  resource: string,
  ask: AskOptions,
): ResultAsync<Amount, ProductError> =>
  gateway
    .getFungibleVaults({ address: account, resourceAddress: resource }, ask)
    .mapErr(gatewayFailed)
    .andThen(({ items }) =>
      Result.combine(items.map(({ amount }) => parseAmount(amount)))
        .map((amounts) => addAmounts(...amounts))
        .mapErr((): ProductError => ({ kind: 'unreadable', what: 'a vault', missing: 'amount' })),
    )

/** Whether the account gets the lock-fee variant: one ledger call, none without a special token. */
export function getClub(
  gateway: LedgerReader,
  config: LootboxConfig,
  body: unknown,
  ask: AskOptions = {},
): ResultAsync<ClubResponse, ProductError> {
  const { networkId, clubThreshold: threshold, lootboxes } = config
  const special: ResourceAddress | undefined = config.product.tokenAddress
  return parseBody(ClubRequest, body)
    .andThen(({ account_address, token_amount }) =>
      amountField('token_amount', token_amount).andThen((tokenAmount) =>
        addressField<AccountAddress>('account_address', account_address, { networkId, type: ['account'] }).map(
          (account) => ({
            account,
            tokenAmount,
          }),
        ),
      ),
    )
    .asyncAndThen(({ account, tokenAmount }) => {
      if (special === undefined) return okAsync({ result: false })
      const paysWithClubToken = lootboxes.some(({ tokenAddress }) => tokenAddress === special)
      return readBalance(gateway, account, special, ask).map((balance) => ({
        result: isInClub({ balance, threshold, tokenAmount, paysWithClubToken }),
      }))
    })
}
