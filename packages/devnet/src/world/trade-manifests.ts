const idsText = (ids: readonly string[]): string => ids.map((id) => `NonFungibleLocalId("${id}")`).join(', ')

/** The account that signs, and the club token that it shows to let the box pay the fee. Without one the account pays. */
export type Payer = { account: string; club?: { token: string; amount: string } | undefined }

const feeLine = ({ account, club }: Payer) =>
  club
    ? `CALL_METHOD Address("${account}") "create_proof_of_amount" Address("${club.token}") Decimal("${club.amount}");`
    : `CALL_METHOD Address("${account}") "lock_fee" Decimal("5");`
const methodOf = (method: string, { club }: Payer) => (club ? `${method}_lock_fee` : method)

/** A purchase as the storefront builds it. */
export const buyManifest = (payer: Payer, component: string, token: string, total: string): string => `
${feeLine(payer)}
CALL_METHOD Address("${payer.account}") "withdraw" Address("${token}") Decimal("${total}");
TAKE_FROM_WORKTOP Address("${token}") Decimal("${total}") Bucket("payment");
CALL_METHOD Address("${component}") "${methodOf('buy_loot_box_ticket', payer)}" Bucket("payment");
CALL_METHOD Address("${payer.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");
`

/** A reveal or a claim of tickets. */
export const ticketManifest = (
  payer: Payer,
  box: { component: string; tickets: string },
  method: 'reveal_ticket' | 'claim_loot',
  ids: readonly string[],
): string => `
${feeLine(payer)}
CALL_METHOD Address("${payer.account}") "withdraw_non_fungibles" Address("${box.tickets}") Array<NonFungibleLocalId>(${idsText(ids)});
TAKE_ALL_FROM_WORKTOP Address("${box.tickets}") Bucket("tickets");
CALL_METHOD Address("${box.component}") "${methodOf(method, payer)}" Bucket("tickets");
CALL_METHOD Address("${payer.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");
`
