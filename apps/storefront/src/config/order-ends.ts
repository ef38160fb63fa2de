/** The facts that browsers report of an order: its step and its outcome. */
export const orderKinds = ['buy', 'reveal', 'redeem'] as const
export const orderEnds = ['committed', 'declined', 'wallet', 'refused', 'failed', 'rejected', 'undetermined'] as const
export type OrderEnd = (typeof orderEnds)[number]
