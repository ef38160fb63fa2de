import type { Metadata } from 'next'
import { LoginPage } from '@/profile/wallet-pages'

export const metadata: Metadata = {
  title: 'Login',
  description: 'Connect your wallet.',
  alternates: { canonical: '/login' },
}
export default LoginPage
