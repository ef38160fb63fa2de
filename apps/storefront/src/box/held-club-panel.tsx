'use client'

import type { ResourceAddress } from '@lootboxes/ledger'
import { balanceOf } from '@lootboxes/lootbox/client'
import { useHoldings } from '@lootboxes/lootbox/react'
import { ClubPanel } from '@lootboxes/ui'
import type { ReactNode } from 'react'

export type HeldClubPanelProps = {
  token: ResourceAddress
  title: string
  unit: string
  needed: number
  action: ReactNode
}

const unitAmount = 10n ** 18n

export function HeldClubPanel({ token, title, unit, needed, action }: HeldClubPanelProps) {
  const holdings = useHoldings()
  const held = holdings.account === undefined ? undefined : Number(balanceOf(holdings, token) / unitAmount)
  return <ClubPanel {...{ title, unit, needed, held, action }} />
}
