'use client'

import { ErrorPage, type PageError } from '@/site/error-page'
import './globals.css'

export default function GlobalError({ error, reset }: { error: PageError; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <ErrorPage error={error} retry={reset} />
        </main>
      </body>
    </html>
  )
}
