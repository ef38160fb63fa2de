/** What browsers tell of an order, and nothing else of it: which step it was and how it ended. */
export const orderKinds = ['buy', 'reveal', 'redeem'] as const
export const orderEnds = ['committed', 'declined', 'wallet', 'refused', 'failed', 'rejected', 'undetermined'] as const
export type OrderEnd = (typeof orderEnds)[number]
