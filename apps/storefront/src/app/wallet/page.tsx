import type { Metadata } from 'next'
import { WalletPage } from '@/profile/wallet-pages'

export const metadata: Metadata = {
  title: 'Wallet',
  description:
    'The connection between this browser and your wallet, the connected account, and the requests of this page.',
  alternates: { canonical: '/wallet' },
}
export default WalletPage
