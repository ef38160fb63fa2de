/** How many of the accounts must be picked, as the dApp asked (wallet-protocol A4). */
export type AccountPick = {
  key: 'ongoing' | 'oneTime'
  legend: string
  quantifier: 'exactly' | 'atLeast'
  quantity: number
  accounts: readonly { address: string; label: string; note: string }[]
}

/** Everything a sheet can say, already in words. */
export type SheetContent = {
  /** Who asks, e.g. the page's origin. */
  origin: string
  /** One sentence: what is asked. */
  summary: string
  picks: readonly AccountPick[]
  /** Titled lists of plain facts. */
  lists: readonly { title: string; ordered: boolean; items: readonly string[] }[]
  manifest?: string | undefined
  notes: readonly string[]
  warning?: string | undefined
  /** A notice has nothing to decide: one button, **Close**. */
  decision: 'approve-or-reject' | 'notice'
}

export type Picked = Readonly<Record<AccountPick['key'], readonly string[]>>
