/** Stokenet addresses of a box and a club token. */
export const ownBox = {
  component: 'component_tdx_2_1cqrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8lhaw9k',
  ticket: 'resource_tdx_2_1ngrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8g4v25h',
  clubToken: 'resource_tdx_2_1t5rswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8zmls4p',
} as const

/** Variables of a site on Stokenet with an unreachable Gateway. */
export const stokenet = {
  RADIX_NETWORK: 'stokenet',
  GATEWAY_URL: 'http://127.0.0.1:9',
  DAPP_DEFINITION_ADDRESS: 'account_tdx_2_1c9n0e3cefkr4vs03g584s6hfrfac4z3hdrmcgssk8swpt5sl7z0xyv',
} as const
