'use client'

import type { ResourceAddress } from '@lootboxes/ledger'
import { balanceOf } from '@lootboxes/lootbox/client'
import { useHoldings } from '@lootboxes/lootbox/react'
import { ClubPanel } from '@lootboxes/ui'
import type { ComponentProps, ReactNode } from 'react'

export type HeldClubPanelProps = Pick<ComponentProps<typeof ClubPanel>, 'headingLevel'> & {
  token: ResourceAddress
  title: string
  unit: string
  needed: number
  action: ReactNode
}

const unitAmount = 10n ** 18n

export function HeldClubPanel({ token, ...panel }: HeldClubPanelProps) {
  const holdings = useHoldings()
  const held = holdings.account === undefined ? undefined : Number(balanceOf(holdings, token) / unitAmount)
  return <ClubPanel {...panel} held={held} />
}
