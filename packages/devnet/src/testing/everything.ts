import type { Devnet } from '../create-devnet'
import { devKeys } from '../keys'
import { recipes } from './recipes'
import { testWallet } from './test-wallet'

/** Everything a reader can see of the ledger. */
export async function everything(devnet: Devnet): Promise<unknown> {
  const { addresses, ledger, networkId } = devnet
  const accounts = [devKeys(1).main, devKeys(1).club].map((key) => testWallet(devnet, key).account)
  const opt_ins = { non_fungible_include_nfids: true }
  const details = await devnet.ask('/state/entity/details', {
    addresses: [...Object.values(addresses), ...accounts],
    aggregation_level: 'Vault',
    opt_ins,
  })
  const all = {
    balance_changes: true,
    detailed_events: true,
    receipt_fee_summary: true,
    affected_global_entities: true,
  }
  const stream = await devnet.ask('/stream/transactions', { kind_filter: 'All', order: 'Asc', opt_ins: all })
  const ids = ledger.chain
    .view()
    .list('minted', addresses.hugOpenTickets)
    .map(({ value }) => value)
  const data = await devnet.ask('/state/non-fungible/data', {
    resource_address: addresses.hugOpenTickets,
    non_fungible_ids: ids.slice(0, 100),
  })
  return { networkId, details, stream, data }
}

/** A sequence of purchases, reveals and redemptions by two accounts, one of which fails. */
export async function trade(devnet: Devnet): Promise<void> {
  const main = testWallet(devnet, devKeys(1).main)
  const club = testWallet(devnet, devKeys(1).club)
  const mine = recipes(devnet, main.account)
  const theirs = recipes(devnet, club.account)
  await main.send(mine.buy(5))
  await club.send(theirs.buy(3, { proof: 'auth-zone' }), { payFee: false })
  await main.send(mine.reveal(['#1#', '#2#']))
  await main.send(mine.reveal(['#1#']))
  await main.send(mine.claim(['#1#']))
  await club.send(theirs.reveal(['#6#', '#7#'], { proof: 'argument-last' }), { payFee: false })
}
