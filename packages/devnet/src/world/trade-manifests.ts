const idsText = (ids: readonly string[]): string => ids.map((id) => `NonFungibleLocalId("${id}")`).join(', ')

/** A purchase as the storefront builds it, with the wallet's fee line. */
export const buyManifest = (account: string, component: string, token: string, total: string): string => `
CALL_METHOD Address("${account}") "lock_fee" Decimal("5");
CALL_METHOD Address("${account}") "withdraw" Address("${token}") Decimal("${total}");
TAKE_FROM_WORKTOP Address("${token}") Decimal("${total}") Bucket("payment");
CALL_METHOD Address("${component}") "buy_loot_box_ticket" Bucket("payment");
CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");
`

/** A reveal or a claim of tickets, with the wallet's fee line. */
export const ticketManifest = (
  account: string,
  box: { component: string; tickets: string },
  method: 'reveal_ticket' | 'claim_loot',
  ids: readonly string[],
): string => `
CALL_METHOD Address("${account}") "lock_fee" Decimal("5");
CALL_METHOD Address("${account}") "withdraw_non_fungibles" Address("${box.tickets}") Array<NonFungibleLocalId>(${idsText(ids)});
TAKE_ALL_FROM_WORKTOP Address("${box.tickets}") Bucket("tickets");
CALL_METHOD Address("${box.component}") "${method}" Bucket("tickets");
CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");
`
