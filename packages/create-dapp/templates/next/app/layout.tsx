import type { ReactNode } from 'react'
import { DevnetCheck } from './devnet-check'
import { Providers } from './providers'
import { dApp } from './toolkit'

export const metadata = { title: 'My dApp' }

/** On other networks, and in production, the page uses the wallet of the browser. */
const usesDevnet = process.env.NODE_ENV === 'development' && dApp.networkId === 240

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>{usesDevnet && <script src="http://localhost:8090/wallet.js" />}</head>
      <body>
        {usesDevnet && <DevnetCheck />}
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
