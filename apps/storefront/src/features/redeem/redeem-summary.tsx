import { TxSummary } from '@lootboxes/ui'
import type { HeldLoot } from '../account/holdings'

export type RedeemSummaryProps = {
  tickets: readonly HeldLoot[]
  /** Of one transaction. */
  fee: string
  /** How many transactions the tickets take. */
  parts: number
}

const most = 12

/** What the claim would move, in plain words: the loot of a revealed ticket is settled, so nothing is left to chance. */
export function RedeemSummary({ tickets, fee, parts }: RedeemSummaryProps) {
  const ids = tickets.map(({ non_fungible_id }) => non_fungible_id)
  const pieces = tickets.flatMap(({ loots }) => loots.flatMap(({ nonFungibleLocalId }) => nonFungibleLocalId)).length
  const more = ids.length - most
  return (
    <TxSummary
      leaves={[
        {
          what: `${ids.length} ${ids.length === 1 ? 'ticket' : 'tickets'}`,
          note: `${ids.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
        },
      ]}
      arrives={[{ what: `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of loot` }]}
      fee={parts > 1 ? `${fee}, in each of ${parts} transactions` : fee}
      note={
        parts > 1
          ? 'If one of them fails, it takes nothing but the network fee, and those after it are not sent.'
          : 'If this fails, nothing leaves your account but the network fee.'
      }
    />
  )
}
