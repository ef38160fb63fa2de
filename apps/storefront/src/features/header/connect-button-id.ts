/** Where focus goes after a dialog asked for a connection (trap T11). */
export const connectButtonId = 'connect-wallet'
