import type { DappToolkit } from '@lootboxes/wallet-connector/toolkit'

/** The devnet of `npm run devnet` with its example dApp definition. The README says how to use Stokenet. */
export const dApp = {
  networkId: 240,
  dAppDefinitionAddress: 'account_loc1c9n0e3cefkr4vs03g584s6hfrfac4z3hdrmcgssk8swpt5slzs7crh',
}
const baseUrl = 'http://localhost:8090'

const openGateway = async () => {
  const { createGateway } = await import('@lootboxes/gateway')
  return createGateway({ networkId: dApp.networkId, applicationName: 'My dApp', baseUrl })
}

/** Called when the user opens the wallet button or has connected before. */
export async function createToolkit(): Promise<DappToolkit> {
  const [gateway, { createDappToolkit, DataRequestBuilder }] = await Promise.all([
    openGateway(),
    import('@lootboxes/wallet-connector/toolkit'),
  ])
  const toolkit = createDappToolkit({ ...dApp, gateway })
  toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
  return toolkit
}

/** A manifest that sends 10,000 XRD from the faucet of a test network to an account. */
export async function faucetManifest(account: string): Promise<string> {
  const network = await (await openGateway()).getNetworkConfiguration()
  if (network.isErr()) throw new Error('The Gateway does not answer.')
  const { faucet } = network.value.well_known_addresses
  return `
    CALL_METHOD Address("${faucet}") "lock_fee" Decimal("5");
    CALL_METHOD Address("${faucet}") "free";
    CALL_METHOD Address("${account}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`
}
