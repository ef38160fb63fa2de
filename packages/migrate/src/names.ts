/** The official package, and the modules that replace it. */
export const OFFICIAL = '@radixdlt/radix-dapp-toolkit'
export const OURS = '@lootboxes/wallet-connector'
export const TOOLKIT = `${OURS}/toolkit`
export const BUTTON = `${OURS}/button`
export const GATEWAY = '@lootboxes/gateway'

/** Exports of the official package, with their module and name here. */
export const renamedExports: Readonly<Record<string, { readonly from: string; readonly name: string }>> =
  Object.fromEntries(
    [
      [TOOLKIT, 'DataRequestBuilder', 'OneTimeDataRequestBuilder', 'SubintentRequestBuilder', 'RadixNetwork'],
      [TOOLKIT, 'RequestItem', 'SignedChallenge', 'WalletApi', 'ButtonApi', 'WalletData', 'StorageLike'],
      [TOOLKIT, 'WalletDataState=WalletData', 'RadixDappToolkitOptions=DappToolkitOptions'],
      [TOOLKIT, 'SendTransactionInput=SendTransactionOptions', 'RadixDappToolkit=createDappToolkit'],
      [`${OURS}/protocol`, 'Account', 'Persona', 'Proof', 'WalletDataStateAccount=Account'],
      [`${OURS}/rola`, 'generateRolaChallenge'],
    ].flatMap(([from = '', ...names]) =>
      names.map((pair) => {
        const [old = '', name = old] = pair.split('=')
        return [old, { from, name }]
      }),
    ),
  )

/** What replaces a name without a counterpart. */
export const remedies: Readonly<Record<string, string>> = {
  TransactionStatus: "Compare with its text, for example 'CommittedSuccess'.",
  RadixNetworkConfig: 'RadixNetwork has the network ids.',
  WalletDataStatePersonaData: "The type is WalletData['personaData'].",
  SendTransactionResult: "The type is ReturnType<WalletApi['sendTransaction']>.",
}

/** Options with the same name here. */
export const toolkitOptions: ReadonlySet<string> = new Set([
  'networkId',
  'dAppDefinitionAddress',
  'useCache',
  'onDisconnect',
  'requestInterceptor',
  'logger',
])
/** Options that move to the Gateway client, with their new names. */
export const gatewayOptions: Readonly<Record<string, string>> = {
  applicationName: 'applicationName',
  applicationVersion: 'applicationVersion',
  gatewayBaseUrl: 'baseUrl',
}
/** Options of `GatewayApiClient.initialize` in the official Gateway SDK, which `clientConfig` contains. */
export const clientConfigOptions: typeof gatewayOptions = { ...gatewayOptions, gatewayBaseUrl: 'basePath' }
