/** Addresses of every devnet's genesis. */
export const box = {
  component: 'component_loc1cr593env6yjzsnkv947dzh86t0qjk49fec9cwlh683jf2p8w97jzzu',
  tickets: 'resource_loc1ng06k6d8erdtualrhmgka2ru906e2n7reyg0asd5z7yq70ywd8ufz0',
} as const
export const soldOutBox = {
  component: 'component_loc1cz3ph32g2hljex08uy5l8p7ph0t07lfqv4vlyz3dumuhymcflmttcr',
  tickets: 'resource_loc1ntyp5tfu2pwnp3ahs49whgtr57xp8nudavhxyy7qud0qd3a0smf8wu',
} as const
export const loot = [
  'resource_loc1nttz2qfcqcuhva6ljycqsf763r3athqsclw8w3mlk9fy43gyq59z45',
  'resource_loc1n2ppz8gw8ygl9smmw764khwe4qdywg7s9k0dfy4sel2ghdaeqmvwkz',
] as const
export const xrd = 'resource_loc1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxvq32hv'
/** The accounts of the development wallet without a user. Each test has other accounts: see `WalletUser`. */
export const accounts = {
  main: 'account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08',
  club: 'account_loc12y92jh9mfd7la9q7jqksr7xtv8lujhjxvcaztapny76xpslvy86xv2',
} as const

export const dAppDefinition = 'account_loc1c9n0e3cefkr4vs03g584s6hfrfac4z3hdrmcgssk8swpt5slzs7crh'

/** A valid transaction id of this network without a transaction. */
export const unheardOf = 'txid_loc1qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qursqt2qv8'

const unit = 10n ** 18n
export const attos = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * unit + BigInt(fraction.padEnd(18, '0'))
}

export type Ledger = ReturnType<typeof createLedger>

/** Delays in milliseconds before a commit and a draw: long enough to observe the state, short enough to wait for. */
export const delays = { commitDelayMs: 300, drawDelayMs: 300 }

/** Reads the ledger over plain HTTP, without any code under test. */
export function createLedger(url: string) {
  const ask = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const held = async (account: string, resource: string): Promise<string[]> => {
    const { items } = await ask('/state/entity/page/non-fungible-vaults/', {
      address: account,
      resource_address: resource,
      opt_ins: { non_fungible_include_nfids: true },
    })
    return items.flatMap((vault: { items?: string[] }) => vault.items ?? [])
  }
  let isChanged = false
  const change = (path: string, body: object) => {
    isChanged = true
    return ask(path, body)
  }
  return {
    /** In attos. */
    async xrd(account: string): Promise<bigint> {
      const { items } = await ask('/state/entity/page/fungibles/', { address: account })
      return attos(items.find((item: { resource_address: string }) => item.resource_address === xrd)?.amount ?? '0')
    },
    held,
    async loot(account: string): Promise<string[]> {
      const all = await Promise.all(
        loot.map(async (resource) => (await held(account, resource)).map((id) => `${resource}:${id}`)),
      )
      return all.flat()
    },
    /** Tickets that the open box can still sell. */
    async ticketsLeft(): Promise<number> {
      const { items } = await ask('/state/entity/details', { addresses: [box.component] })
      const fields: { field_name: string; value?: string }[] = items[0].details.state.fields
      const count = (name: string) => Number(fields.find(({ field_name }) => field_name === name)?.value)
      return count('max_tickets') - count('tickets_sold')
    },
    /** Number of non-fungibles in an account, over all pages. */
    async lootCount(account: string): Promise<number> {
      const counts = await Promise.all(
        loot.map(async (resource_address): Promise<number> => {
          const { items } = await ask('/state/entity/page/non-fungible-vaults/', { address: account, resource_address })
          return items.reduce((sum: number, vault: { total_count: number }) => sum + vault.total_count, 0)
        }),
      )
      return counts.reduce((sum, count) => sum + count, 0)
    },
    /** The committed transaction of an id. Throws while none exists. */
    async committed(transactionIntentHash: string): Promise<{ fee: bigint; status: string }> {
      const { transaction } = await ask('/transaction/committed-details', {
        intent_hash: transactionIntentHash,
        opt_ins: { receipt_fee_summary: true },
      })
      return { fee: attos(transaction.fee_paid), status: transaction.transaction_status }
    },
    /** Ids of an account's latest transactions, newest first. */
    async history(account: string, count = 10): Promise<string[]> {
      const { items } = await ask('/stream/transactions', {
        affected_global_entities_filter: [account],
        limit_per_page: count,
      })
      return items.map((item: { intent_hash: string }) => item.intent_hash)
    },
    /** Changes the ticket price of the open box; resolves after the commit. */
    price: (price: string) => change('/devnet/price', { price }),
    /** Changes the devnet's delays and faults. */
    setFaults: (settings: object) => change('/devnet/fault-settings', settings),
    /** Resets price, delays and faults, which all accounts share. */
    async restore(): Promise<void> {
      if (!isChanged) return
      await ask('/devnet/fault-settings', { ...delays, faults: { rate: 0 } })
      await ask('/devnet/price', { price: '2' })
      isChanged = false
    },
    /** Sends 10,000 XRD and the given amount of BALLER to an account; resolves after the commit. */
    faucet: (account: string, baller?: string) => ask('/devnet/faucet', { account, baller }),
  }
}
