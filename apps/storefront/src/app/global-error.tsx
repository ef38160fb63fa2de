'use client'

import { ErrorPage } from '@/features/not-found/error-page'
import './globals.css'

export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <ErrorPage retry={reset} />
        </main>
      </body>
    </html>
  )
}
