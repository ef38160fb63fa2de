const KEY = 'lootboxes:dev-wallet:next'
/** In the address of a page: `?devWallet=rejectedByUser`, several codes separated by commas. */
const PARAMETER = 'devWallet'

/** Error codes that the wallet answers the next requests with. They survive reloads of the tab. */
export type PlannedFailures = {
  add: (error: string) => void
  take: () => string | undefined
  all: () => readonly string[]
  clear: () => void
}

const codesIn = (text: string | null): readonly string[] => (text ?? '').split(',').filter((code) => /^\w+$/.test(code))

export function plannedFailures({
  sessionStorage,
  location,
}: Pick<Window, 'sessionStorage' | 'location'>): PlannedFailures {
  const read = () => codesIn(sessionStorage.getItem(KEY))
  const write = (codes: readonly string[]) => sessionStorage.setItem(KEY, codes.join(','))
  const add = (error: string) => write([...read(), ...codesIn(error)])
  const fromAddress = new URLSearchParams(location.search).get(PARAMETER)
  // A reload of the same address plans nothing again.
  if (fromAddress !== null && sessionStorage.getItem(`${KEY}:address`) !== location.href) {
    sessionStorage.setItem(`${KEY}:address`, location.href)
    add(fromAddress)
  }
  return {
    add,
    all: read,
    clear: () => write([]),
    take: () => {
      const [first, ...rest] = read()
      if (first !== undefined) write(rest)
      return first
    },
  }
}
