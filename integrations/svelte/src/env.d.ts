interface ImportMetaEnv {
  readonly VITE_DAPP_DEFINITION: string
  readonly VITE_GATEWAY_URL: string
}
