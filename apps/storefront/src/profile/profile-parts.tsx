'use client'

import { Skeleton } from '@lootboxes/ui'
import { Suspense } from 'react'
import { lazyPart } from '@/client/lazy-part'
import { WithScript } from '@/client/with-script'

const Diagnosis = lazyPart(async () => (await import('./wallet-diagnosis')).WalletDiagnosis)
const Edit = lazyPart(async () => (await import('./edit-profile')).EditProfile)

/** Skeletons as high as the panels without a connected account: no layout shift. */
const panel = <Skeleton shape="box" className="h-full max-w-2xl" />
const panels = <Skeleton shape="box" className="h-[36rem] max-w-5xl sm:h-[37.75rem] lg:h-[25rem]" />

/** Both need the wallet's code, so they load after the page. The room fits the panel's tallest state: the footer stays. */
export const WalletDiagnosis = () => (
  <WithScript instead="The connection to your wallet needs JavaScript.">
    <div className="grid min-h-[43rem] sm:min-h-[38rem]">
      <Suspense fallback={panel}>
        <Diagnosis fallback={panel} />
      </Suspense>
    </div>
  </WithScript>
)
export const EditProfile = () => (
  <WithScript instead="What your wallet shares, and the settings of this browser, need JavaScript.">
    <Suspense fallback={panels}>
      <Edit />
    </Suspense>
  </WithScript>
)
