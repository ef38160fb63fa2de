/** Stokenet, and a dApp definition of its own: see "Your dApp definition" in the README. */
export const dApp = {
  networkId: 2,
  dAppDefinitionAddress: 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe',
}

/** Shows on `page` who is connected, and lets them connect. */
export const startDapp = (page, toolkit) => {
  page.querySelector('lootbox-connect').toolkit = toolkit
  toolkit.walletApi.walletData$.subscribe(({ accounts }) => {
    page.querySelector('#account').textContent = accounts[0]?.address ?? 'Nobody is connected.'
  })
}
