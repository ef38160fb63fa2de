'use client'

import { Skeleton } from '@lootboxes/ui'
import { Suspense } from 'react'
import { lazyPart } from '@/client/lazy-part'

const Diagnosis = lazyPart(async () => (await import('./wallet-diagnosis')).WalletDiagnosis)
const Edit = lazyPart(async () => (await import('./edit-profile')).EditProfile)

const waiting = <Skeleton shape="box" className="h-72 max-w-2xl" />

/** The wallet's code comes with them, so their own comes afterwards. */
export const WalletDiagnosis = () => <Suspense fallback={waiting}>{<Diagnosis />}</Suspense>
export const EditProfile = () => <Suspense fallback={waiting}>{<Edit />}</Suspense>
