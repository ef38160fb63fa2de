'use client'

import { Skeleton } from '@lootboxes/ui'
import { Suspense } from 'react'
import { lazyPart } from '@/client/lazy-part'

const Diagnosis = lazyPart(async () => (await import('./wallet-diagnosis')).WalletDiagnosis)
const Edit = lazyPart(async () => (await import('./edit-profile')).EditProfile)

/** Skeletons as high as the panels without a connected account: no layout shift. */
const panel = <Skeleton shape="box" className="h-[32rem] max-w-2xl sm:h-[33rem]" />
const panels = <Skeleton shape="box" className="h-[36rem] max-w-5xl sm:h-[37.75rem] lg:h-[25rem]" />

/** Both need the wallet's code, so they load after the page. */
export const WalletDiagnosis = () => <Suspense fallback={panel}>{<Diagnosis />}</Suspense>
export const EditProfile = () => <Suspense fallback={panels}>{<Edit />}</Suspense>
