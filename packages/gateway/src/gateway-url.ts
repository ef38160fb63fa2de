const hosts: Readonly<Record<number, string>> = {
  1: 'mainnet',
  2: 'stokenet',
  12: 'rcnet',
  14: 'zabanet-gateway',
  32: 'gilganet-gateway',
  33: 'enkinet-gateway',
  34: 'hammunet-gateway',
  36: 'mardunet-gateway',
  37: 'dumunet-gateway',
}

/** The public Gateway of a network, as the official SDK lists them; `undefined` for networks without one (240: devnet). */
export const gatewayUrl = (networkId: number): string | undefined => {
  const host = hosts[networkId]
  return host && `https://${host}.radixdlt.com`
}
