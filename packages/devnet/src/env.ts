/** What the environment may say; an empty text counts as nothing said. */
export const env = { port: process.env.DEVNET_PORT === '' ? undefined : process.env.DEVNET_PORT }
