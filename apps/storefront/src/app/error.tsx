'use client'

import { ErrorPage, type PageError } from '@/site/error-page'

export default function RouteError({ error, reset }: { error: PageError; reset: () => void }) {
  return <ErrorPage error={error} retry={reset} />
}
