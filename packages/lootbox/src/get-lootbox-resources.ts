import { formatAmount } from '@lootboxes/ledger'
import { ok, type Result } from 'neverthrow'
import { findByComponent, type LootboxConfig } from './lootbox-config'
import { LootboxResourcesRequest, type LootboxResourcesResponse } from './product-calls'
import type { ProductError } from './product-error'
import { parseBody } from './request-door'

/** What a listed component sells; `{ address: '' }` for any other (traps T29, T44). No ledger call. */
export const getLootboxResources = (
  config: LootboxConfig,
  body: unknown,
): Result<LootboxResourcesResponse, ProductError> =>
  parseBody(LootboxResourcesRequest, body).andThen(({ address }) => {
    const box = findByComponent(config, address)
    if (!box) return ok<LootboxResourcesResponse, ProductError>({ address: '' })
    const { componentAddress, ticketAddress, tokenAddress, tokenIconUrl, id, name, title, bigImage, userImage } = box
    const price = formatAmount(box.price)
    return ok<LootboxResourcesResponse, ProductError>({
      address: {
        componentAddress,
        ticketAddress,
        tokenAddress,
        tokenIconUrl,
        price,
        id,
        name,
        title,
        bigImage,
        userImage,
      },
    })
  })
