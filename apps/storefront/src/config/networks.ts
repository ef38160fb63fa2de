export const networkNames = ['devnet', 'stokenet', 'mainnet'] as const
export type Network = (typeof networkNames)[number]

/** Built-in worlds of the devnet that this shop has boxes for. */
export const devnetWorlds = ['hug', 'demo'] as const
export type DevnetWorld = (typeof devnetWorlds)[number]
