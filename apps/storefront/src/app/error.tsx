'use client'

import { ErrorPage } from '@/features/not-found/error-page'

export default function RouteError({ reset }: { reset: () => void }) {
  return <ErrorPage retry={reset} />
}
