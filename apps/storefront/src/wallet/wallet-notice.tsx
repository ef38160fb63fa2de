'use client'

import { useDiagnosis } from '@lootboxes/wallet-connector/react'
import { Suspense } from 'react'
import { lazyPart } from '@/client/lazy-part'
import { useClient, useStore } from '@/client/use-client'

const WalletBanner = lazyPart(async () => (await import('./wallet-checks')).WalletBanner)

/** Under the header: why a request has no answer. Its code loads when there is a message. */
export function WalletNotice() {
  const { nextStep, request } = useDiagnosis()
  const obstacle = useStore(useClient().obstacle$)
  const isNeeded = obstacle !== undefined || (nextStep !== undefined && request !== undefined)
  return <Suspense>{isNeeded ? <WalletBanner /> : null}</Suspense>
}
