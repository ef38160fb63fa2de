import type { Metadata } from 'next'
import { WalletPage } from '@/profile/wallet-pages'

export const metadata: Metadata = {
  title: 'Wallet',
  description: 'Is a wallet there, who is connected, and what was asked of it.',
  alternates: { canonical: '/wallet' },
}
export default WalletPage
