import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/features/frame/site-frame'
import { words } from '@/words'
import './globals.css'

export const metadata: Metadata = { title: { default: words.siteTitle, template: `%s${words.titleSuffix}` } }
export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

export default async function RootLayout({ children }: { children: ReactNode }) {
  return <SiteFrame nonce={(await headers()).get('x-nonce') ?? undefined}>{children}</SiteFrame>
}
