// What a product call costs beside its gateway trips: `npm run bench -- product-api` from the root. The Gateway is in
// memory, so that only our own work and the client's are measured; trips are counted, not timed.
import type { ResultAsync } from 'neverthrow'
import { createProductApi } from '../src/create-product-api'
import { account, club, component, config, createLedger, ids, tickets } from '../src/ledger.fixture'

const ROUNDS = 5
type Task = () => ResultAsync<unknown, unknown>

/** Best of some rounds: the machine may be busy, the code cannot be faster than it is. */
async function perSecond(times: number, task: Task): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    for (let i = 0; i < times; i += 1) if ((await task()).isErr()) throw new Error('a call failed')
    rounds.push((times * 1_000) / (performance.now() - start))
  }
  return Math.max(...rounds)
}

const mine = { account_address: account, ticket_address: tickets }
const ledger = createLedger()
ledger.put(account, tickets, ids(1_000))
ledger.hold(account, club, '100')

const empty = createLedger().gateway
const bareTrip = await perSecond(500, () => empty.getFungibleVaults({ address: account, resource_address: club }))
console.log(`one bare gateway call in memory: ${Math.round(bareTrip).toLocaleString('en')}/s`)

const report = async (name: string, times: number, task: Task) => {
  ledger.count()
  await task()
  const trips = ledger.count()
  const rate = await perSecond(times, task)
  const own = trips === 0 ? '' : `, ${(bareTrip / rate / trips).toFixed(2)} x a bare call a trip`
  console.log(`${name}: ${Math.round(rate).toLocaleString('en')}/s, ${trips} trips${own}`)
}

const api = createProductApi(ledger.gateway, config)
await report('lootbox resources', 5_000, () => api.getLootboxResources({ address: component }))
await report('100-club', 500, () => api.getClub({ account_address: account, token_amount: 0 }))
await api.getUnrevealedTickets(mine)
await report('1,000 tickets, unchanged', 500, () => api.getUnrevealedTickets(mine))
await report('1,000 tickets, read anew', 5, () => createProductApi(ledger.gateway, config).getUnrevealedTickets(mine))
