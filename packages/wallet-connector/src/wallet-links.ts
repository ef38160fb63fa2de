/** The store pages of the Radix Wallet app. */
export const walletStores: readonly { name: string; href: string }[] = [
  { name: 'App Store', href: 'https://apps.apple.com/us/app/radix-wallet/id6448950995' },
  {
    name: 'Google Play',
    href: 'https://play.google.com/store/apps/details?id=com.radixpublishing.radixwallet.android',
  },
]
