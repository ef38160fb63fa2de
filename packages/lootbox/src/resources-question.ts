import { formatAmount } from '@lootboxes/ledger'
import { okAsync, type Result } from 'neverthrow'
import { findByComponent, type LootboxConfig } from './lootbox-config'
import { LootboxResourcesRequest, type LootboxResourcesResponse } from './product-calls'
import type { ProductError } from './product-error'
import type { OpenQuestion } from './question'
import { parseBody } from './request-door'

const answerAbout = (config: LootboxConfig, address: string): LootboxResourcesResponse => {
  const box = findByComponent(config, address)
  if (!box) return { address: '' }
  const { componentAddress, ticketAddress, tokenAddress, tokenIconUrl, id, name, title, bigImage, userImage } = box
  const price = formatAmount(box.price)
  return {
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
  }
}

/** What a listed component sells; `{ address: '' }` for any other (traps T29, T44). No ledger call. */
export const lootboxResourcesQuestion =
  (config: LootboxConfig) =>
  (body: unknown): Result<OpenQuestion<LootboxResourcesResponse>, ProductError> =>
    parseBody(LootboxResourcesRequest, body).map(({ address }) => {
      const answer = answerAbout(config, address)
      return { kept: () => answer, read: () => okAsync(answer) }
    })
