import type { Gateway, GatewayError } from '@lootboxes/gateway'
import { type AccountAddress, type LocalId, parseLocalId } from '@lootboxes/ledger'
import type { ProductClient } from '@lootboxes/lootbox/client'
import { logged } from '@/words'
import { type HeldLoot, readBalances } from '../account/holdings'
import type { AccountReads } from '../account/read-holdings'
import type { ReadOptions } from '../account/watch-account'
import type { Log } from '../storefront/storefront'
import { heldTickets } from './held-tickets'

/** The console text of the spec for a failed account fetch (section 8); an overtaken read is no failure. */
const report = (log: Log, sentence: string, error: GatewayError) => {
  if (error.kind === 'aborted') return
  log(sentence, error.kind === 'response' ? new Error(logged.http(error.status)) : error)
}

/** An id the ledger would not accept is not shown: nothing could be done with it. */
const localIds = (texts: readonly string[]): readonly LocalId[] =>
  texts.flatMap((text) =>
    parseLocalId(text).match(
      (id) => [id],
      () => [],
    ),
  )

/**
 * What the site reads of an account: two calls to the gateway, two to the product server (spec section 7), and one more
 * where tickets wait for their draw.
 */
export function accountReads(gateway: Gateway, client: ProductClient, log: Log): AccountReads {
  const wallet = (error: { kind: string }) => (error.kind === 'aborted' ? undefined : log(logged.wallet, error))
  const tickets = (account_address: AccountAddress, ticket_address: string) => ({ account_address, ticket_address })
  return {
    fungibles: (address, options: ReadOptions) =>
      gateway
        .getFungibles({ address }, options)
        .map(({ items, ledger_state }) => ({ balances: readBalances(items), stateVersion: ledger_state.state_version }))
        .orTee((error) => report(log, logged.fungibles, error)),
    nonFungibles: (address, options) =>
      gateway
        .getNonFungibles({ address }, options)
        .map(({ items }) =>
          Object.fromEntries(items.map((item) => [item.resource_address, 'amount' in item ? item.amount : 0])),
        )
        .orTee((error) => report(log, logged.nonFungibles, error)),
    unrevealed: (account, ticket, options) =>
      client
        .getUnrevealedTickets(tickets(account, ticket), options)
        .map((list) => localIds(list.map(({ id }) => id)))
        .orTee(wallet),
    revealed: (account, ticket, options) =>
      client
        .getRevealedTickets(tickets(account, ticket), options)
        .map((list) =>
          list.flatMap((one): HeldLoot[] =>
            localIds([one.non_fungible_id]).map((non_fungible_id) => ({ ...one, non_fungible_id })),
          ),
        )
        .orTee(wallet),
    held: (account, ticket, options) =>
      heldTickets(gateway, account, ticket, options)
        .map(localIds)
        .orTee((error) => report(log, logged.nonFungibles, error)),
  }
}
