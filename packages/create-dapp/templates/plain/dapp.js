/** Stokenet with an example dApp definition. Replace it as described in the README. */
export const dApp = {
  networkId: 2,
  dAppDefinitionAddress: 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe',
}

/** Shows the connect button and the connected account on `page`. */
export const startDapp = (page, toolkit) => {
  page.querySelector('lootbox-connect').toolkit = toolkit
  toolkit.walletApi.walletData$.subscribe(({ accounts }) => {
    page.querySelector('#account').textContent = accounts[0]?.address ?? 'Not connected.'
  })
}
