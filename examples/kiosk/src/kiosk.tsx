import { useBalance, useNoteCommit } from '@lootboxes/gateway/react'
import { createStore, formatAmount } from '@lootboxes/ledger'
import type { BoxReader, LootboxEntry, Odds } from '@lootboxes/lootbox'
import { buyOrder, failureCode, type OrderFailure, safeName } from '@lootboxes/lootbox/client'
import {
  useBuy,
  useForecast,
  useHoldings,
  useLoot,
  useOwnedLoot,
  useRedeem,
  useReveal,
  useStore,
} from '@lootboxes/lootbox/react'
import { LootboxConnect } from '@lootboxes/wallet-connector/button/react'
import { useSettlements, useWallet, walletErrorText } from '@lootboxes/wallet-connector/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

type ShownLoot = { resource: string; id: string; name?: string | undefined; picture: string | undefined }

const notice$ = createStore<string>('')
export const showFailure = (kind: string, failure: OrderFailure) =>
  notice$.set(walletErrorText({ error: failureCode(failure), message: `${kind}: ${failureCode(failure)}` }))

const LootList = ({ label, loot = [] }: { label: string; loot: readonly ShownLoot[] | undefined }) => (
  <ul aria-label={label}>
    {loot.map(({ resource, id, name, picture }) => (
      <li key={`${resource}${id}`}>
        {picture && <img src={picture} alt="" />}
        {safeName(name, 'Unnamed')} {id}
      </li>
    ))}
  </ul>
)

const OddsTable = ({ odds }: { odds: Odds }) => (
  <table>
    <caption>Odds of the next ticket</caption>
    <tbody>
      {odds.lines.map(({ key, name, share }) => (
        <tr key={key}>
          <th scope="row">{safeName(name, 'Unnamed')}</th>
          <td>{(share * 100).toFixed(1)} %</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function Machine({ box }: { box: LootboxEntry }) {
  const [count, setCount] = useState(1)
  const { buy, state, openOrder } = useBuy(box)
  const { reveal } = useReveal(box)
  const { redeem } = useRedeem(box)
  const { unrevealed, opened, revealed } = useHoldings({ follow: true })
  const forecast = useForecast(buyOrder(box, count))
  const isBusy = state.step !== 'idle'
  const mayBeBought = openOrder?.isConfirmed === false
  return (
    <section aria-label="Machine">
      <label>
        Tickets <input type="number" min={1} value={count} onChange={({ target }) => setCount(Number(target.value))} />
      </label>
      <button type="button" disabled={isBusy || mayBeBought} onClick={() => void buy(count)}>
        Buy
      </button>
      <button type="button" disabled={isBusy || unrevealed.length === 0} onClick={() => void reveal(unrevealed)}>
        Reveal {unrevealed.length}
      </button>
      <button type="button" disabled={isBusy || revealed.length === 0} onClick={() => void redeem(revealed)}>
        Redeem {revealed.length}
      </button>
      {mayBeBought && (
        <button type="button" onClick={() => openOrder.confirm(true)}>
          The last purchase may be on the ledger. Buy again
        </button>
      )}
      <p role="status">
        {isBusy && 'Check your wallet to complete the transaction'}
        {forecast?.outcome === 'fails' && 'The ledger expects this purchase to fail.'}
        {opened.length > 0 && `The ledger draws the loot of ${opened.length}.`}
      </p>
      <p role="alert">{useStore(notice$)}</p>
      <LootList label="Revealed" loot={useLoot(revealed)} />
    </section>
  )
}

function Balance({ token }: { token: string }) {
  useSettlements(useNoteCommit())
  const { data } = useBalance(useWallet().account?.address, token)
  return data === undefined ? null : <p>You have {formatAmount(data)} XRD</p>
}

export function Kiosk({ box, readBox }: { box: LootboxEntry; readBox: BoxReader }) {
  const queryFn = async () => (await readBox(box))._unsafeUnwrap()
  const { data } = useQuery({ queryKey: ['box'], queryFn, refetchInterval: 4_000 })
  const album = useOwnedLoot(data?.collections ?? [])
  return (
    <main>
      <h1>{box.title}</h1>
      <LootboxConnect />
      <p>
        {data ? `${formatAmount(data.supply.price ?? box.price)} XRD a ticket, ${data.supply.left} left` : 'Loading'}
      </p>
      <Balance token={box.tokenAddress} />
      <Machine box={box} />
      {data?.odds && <OddsTable odds={data.odds} />}
      <h2>Album {album?.length}</h2>
      <LootList label="Album" loot={album} />
    </main>
  )
}
