import { lootOf } from './apply-reveals'
import { boxAt, holderOf, type Step } from './batch'
import type { TicketChange } from './observe-items'
import type { BoxState, CollectionState, EntityState, ItemState } from './state'

type Claim = { readonly tickets: ItemState[]; readonly loot: ItemState[] }

/** Whether the transaction took a ticket from its holder: burned it, or put it into its box. */
const isGivenUp = ({ origins, batch }: Step, { item, box }: TicketChange): boolean => {
  const origin = origins.get(item)
  return origin !== undefined && origin.kind !== 'box' && (item.owner === undefined || boxAt(batch, item.owner) === box)
}

/** The loot of a ticket that this transaction took out of the box. */
const handedOver = (step: Step, change: TicketChange): readonly ItemState[] =>
  lootOf(step.batch, change).filter(
    (loot) => boxAt(step.batch, step.origins.get(loot)) === change.box && loot.owner !== change.box.entity,
  )

/**
 * Whether a ticket was redeemed: by its data, or because its holder gave it up in a transaction that takes its loot out of
 * the box. A manifest alone cannot fake this.
 */
function isRedeemed(step: Step, change: TicketChange, handed: readonly ItemState[]): boolean {
  if (change.isRedeemed) return true
  const { item, observation } = change
  if (item.claimedVersion !== undefined || item.revealedVersion === undefined || !isGivenUp(step, change)) return false
  const hasLoot = (observation.ticket?.loots ?? []).length > 0
  return hasLoot
    ? handed.length > 0
    : step.transaction.boxes.some(({ component }) => component === change.box.componentAddress)
}

/** Records the tickets that were redeemed, one activity for each account that redeemed some. */
export function applyClaims(step: Step, changes: readonly TicketChange[]): void {
  const { stateVersion } = step.transaction
  const claims = new Map<BoxState, Map<EntityState | undefined, Claim>>()
  for (const change of changes) {
    const { item, box } = change
    const handed = handedOver(step, change)
    if (!isRedeemed(step, change, handed)) continue
    item.ticketStatus = 'redeemed'
    item.claimedVersion = change.isRedeemed ? change.observation.writtenAt : stateVersion
    item.redeemer = holderOf(step, item)
    item.isChanged = true
    step.explained.add(item)
    for (const loot of handed) {
      loot.claimedVersion = stateVersion
      step.explained.add(loot)
    }
    const redeemers = claims.get(box) ?? new Map<EntityState | undefined, Claim>()
    claims.set(box, redeemers)
    const claim = redeemers.get(item.redeemer) ?? { tickets: [], loot: [] }
    redeemers.set(item.redeemer, claim)
    claim.tickets.push(item)
    claim.loot.push(...handed)
  }
  for (const [box, redeemers] of claims)
    for (const [redeemer, claim] of redeemers) recordClaim(step, box, redeemer, claim)
}

function recordClaim(step: Step, box: BoxState, redeemer: EntityState | undefined, { tickets, loot }: Claim): void {
  const { tally } = step.batch
  const { atMs } = step.transaction
  const ticketCollection = tickets[0]?.collection
  tally.add('box', box.id, 'claimed', tickets.length, atMs)
  if (ticketCollection) tally.add('collection', ticketCollection.id, 'claimed', tickets.length, atMs)
  for (const { collection } of loot) tally.add('collection', collection.id, 'claimed', 1, atMs)
  const [first, ...others] = new Set<CollectionState>(loot.map(({ collection }) => collection))
  step.record({
    kind: 'Claimed',
    method: 'claim',
    count: tickets.length,
    box,
    collection: others.length === 0 && first ? first : ticketCollection,
    from: box.entity,
    to: loot[0]?.owner ?? redeemer,
    holder: redeemer,
    amount: undefined,
    items: [...loot, ...tickets],
  })
}
