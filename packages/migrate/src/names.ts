/** The package that is left, and where what it exported lives now. */
export const OFFICIAL = '@radixdlt/radix-dapp-toolkit'
const OURS = '@lootboxes/wallet-connector'
export const TOOLKIT = `${OURS}/toolkit`
export const BUTTON = `${OURS}/button`
export const GATEWAY = '@lootboxes/gateway'

/** Names of the official package that have another entry or another name here. */
export const moved: Readonly<Record<string, { readonly from: string; readonly name: string }>> = Object.fromEntries(
  [
    [TOOLKIT, 'DataRequestBuilder', 'OneTimeDataRequestBuilder', 'SubintentRequestBuilder', 'RadixNetwork'],
    [TOOLKIT, 'RequestItem', 'SignedChallenge', 'WalletApi', 'ButtonApi', 'WalletData', 'StorageLike'],
    [TOOLKIT, 'WalletDataState=WalletData', 'RadixDappToolkitOptions=DappToolkitOptions'],
    [TOOLKIT, 'SendTransactionInput=SendTransactionOptions', 'RadixDappToolkit=createDappToolkit'],
    [`${OURS}/protocol`, 'Account', 'Persona', 'Proof'],
    [`${OURS}/rola`, 'generateRolaChallenge'],
  ].flatMap(([from = '', ...names]) =>
    names.map((pair) => {
      const [old = '', name = old] = pair.split('=')
      return [old, { from, name }]
    }),
  ),
)

/** Options the toolkit takes under the same name. */
export const keptOptions: ReadonlySet<string> = new Set([
  'networkId',
  'dAppDefinitionAddress',
  'useCache',
  'onDisconnect',
  'requestInterceptor',
  'logger',
])
/** Options that are the Gateway client's now. */
export const gatewayOptions: Readonly<Record<string, string>> = {
  applicationName: 'applicationName',
  applicationVersion: 'applicationVersion',
  gatewayBaseUrl: 'baseUrl',
}
