import type { AccountAddress } from '@lootboxes/ledger'
import { accountReads, type Holdings, type ReadOptions, readHoldings } from '../client/holdings'
import type { LootboxClient } from './lootbox-client'
import { productClientOf } from './product-client'

export type ReadAccountOptions = ReadOptions & { account: AccountAddress; ticketAddress: string; before: Holdings }

/** Reads the holdings of an account. Loaded lazily, because it needs the Gateway client and the schemas. */
export async function readAccount(
  client: LootboxClient,
  { account, ticketAddress, before, ...read }: ReadAccountOptions,
): Promise<Holdings> {
  const { boxes, clubToken, gateway, onReadError } = client.options
  const reads = accountReads({
    gateway: await gateway(),
    client: productClientOf(client),
    tokens: [...boxes.map(({ tokenAddress }) => tokenAddress), ...(clubToken ? [clubToken.address] : [])],
    ...(onReadError && { onError: onReadError }),
  })
  return readHoldings(reads)(account, ticketAddress, before, read)
}
