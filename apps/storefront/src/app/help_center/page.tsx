import type { Metadata } from 'next'
import { HelpPage } from '@/content/help-page'

export const metadata: Metadata = {
  title: 'Help',
  description: 'Set up a wallet; buy, reveal and redeem tickets; the meaning of every message.',
  alternates: { canonical: '/help_center' },
}
export default HelpPage
