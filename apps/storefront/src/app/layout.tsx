import type { Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/site/site-frame'
import { siteMetadata } from '@/site/site-metadata'
import './globals.css'

export const generateMetadata = siteMetadata
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ec' },
    { media: '(prefers-color-scheme: dark)', color: '#070d1a' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  return <SiteFrame nonce={(await headers()).get('x-nonce') ?? undefined}>{children}</SiteFrame>
}
