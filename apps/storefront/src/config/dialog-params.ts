/** The parameter of an address that opens a dialog on load: `/?buy=1`. */
export const dialogParams = {
  buyModal: 'buy',
  walletModal: 'reveal',
  redeemModal: 'redeem',
  bidsModal: 'sales',
  buyTokenModal: 'get',
} as const
export type OpenableFlag = keyof typeof dialogParams
