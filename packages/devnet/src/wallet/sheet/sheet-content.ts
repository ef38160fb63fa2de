/** Number of accounts to select, as the dApp requested (wallet-protocol A4). */
export type AccountPick = {
  key: 'ongoing' | 'oneTime'
  legend: string
  quantifier: 'exactly' | 'atLeast'
  quantity: number
  accounts: readonly { address: string; label: string; note: string }[]
}

/** Content of a sheet, as display texts. */
export type SheetContent = {
  /** The requesting party, e.g. the page's origin. */
  origin: string
  /** One sentence that summarizes the request. */
  summary: string
  picks: readonly AccountPick[]
  /** Titled lists of facts. */
  lists: readonly { title: string; ordered: boolean; items: readonly string[] }[]
  manifest?: string | undefined
  notes: readonly string[]
  warning?: string | undefined
  /** A notice needs no decision: it has only the button **Close**. */
  decision: 'approve-or-reject' | 'notice'
}

export type Picked = Readonly<Record<AccountPick['key'], readonly string[]>>
