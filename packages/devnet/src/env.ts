/** Environment variables of the command. An empty value counts as unset. */
export const env = { port: process.env.DEVNET_PORT === '' ? undefined : process.env.DEVNET_PORT }
