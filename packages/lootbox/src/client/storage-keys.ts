/** Session storage: the address of the selected box. */
export const selectedBoxKey = 'lootboxComponentAddress'

/** Local storage: opened tickets whose loot was not shown yet. */
export const unseenRevealsKey = 'lootbox:untorn'

/** Local storage: orders that may be committed and have no transaction id. */
export const unsettledOrdersKey = (networkId: number): string => `lootbox:unsettled:${networkId}`
