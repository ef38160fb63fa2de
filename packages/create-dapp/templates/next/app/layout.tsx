import type { ReactNode } from 'react'
import { Providers } from './providers'

export const metadata = { title: 'My dApp' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>{process.env.NODE_ENV === 'development' && <script src="http://localhost:8090/wallet.js" />}</head>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
