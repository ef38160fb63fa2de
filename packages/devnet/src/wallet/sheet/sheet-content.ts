/** Number of accounts to select, as the dApp requested (wallet-protocol A4). */
export type AccountPick = {
  key: 'ongoing' | 'oneTime'
  legend: string
  quantifier: 'exactly' | 'atLeast'
  quantity: number
  accounts: readonly { address: string; label: string; note: string }[]
}

/** A setting of the wallet on a sheet. Each change returns a sentence about its effect. */
export type Control =
  | { kind: 'switch'; label: string; on: boolean; change: (on: boolean) => string }
  | {
      kind: 'choice'
      label: string
      options: readonly (readonly [value: string, text: string])[]
      value: string
      change: (value: string) => string
    }
  | { kind: 'button'; label: string; press: () => string }

/** Content of a sheet, as display texts. */
export type SheetContent = {
  /** The requesting party, e.g. the page's origin. */
  origin: string
  /** One sentence that summarizes the request. */
  summary: string
  /** The choice of the persona that logs in. */
  persona?: Control | undefined
  picks: readonly AccountPick[]
  /** Titled lists of facts. */
  lists: readonly { title: string; ordered: boolean; items: readonly string[] }[]
  controls?: readonly Control[]
  manifest?: string | undefined
  notes: readonly string[]
  warning?: string | undefined
  /** A notice needs no decision: it has only the button **Close**. */
  decision: 'approve-or-reject' | 'notice'
}

export type Picked = Readonly<Record<AccountPick['key'], readonly string[]>>
