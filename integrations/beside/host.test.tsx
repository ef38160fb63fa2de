// @vitest-environment jsdom
import { createGateway } from '@lootboxes/gateway'
import { GatewayProvider, useBalance } from '@lootboxes/gateway/react'
import { createFakeFetch, describeGateway, type StaticLedger, staticLedgerAnswers } from '@lootboxes/gateway/testing'
import { useAccountTokens, useTransaction } from '@lootboxes/wallet-connector/query'
import { WalletProvider } from '@lootboxes/wallet-connector/react'
import { createDappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'

/* A host with zod 3, the oldest react-query, React 18 and an older Vitest. */
const account = 'account_loc1holder'
const ticket = 'resource_loc1ticket'
const token = 'resource_loc1token'
const ledger: StaticLedger = {
  networkId: 240,
  network: 'localnet',
  stateVersion: 40,
  entities: {
    [account]: { fungibles: { [token]: '9989.9' }, nonFungibles: { [ticket]: ['#1#', '#2#', '#3#'] } },
    [token]: { metadata: { name: 'Radix', symbol: 'XRD' } },
    [ticket]: { metadata: { name: 'Ticket' } },
  },
  nonFungibles: {
    [ticket]: Object.fromEntries(
      ['#1#', '#2#', '#3#'].map((id) => [id, { kind: 'Tuple', fields: [{ kind: 'String', value: id }] }]),
    ),
  },
  stores: {},
  validators: ['validator_loc1one', 'validator_loc1two'],
  transactions: ['txid_loc1one', 'txid_loc1two', 'txid_loc1three'],
}
const gateway = createGateway({
  networkId: 240,
  baseUrl: 'http://gateway.test',
  applicationName: 'An older host',
  fetch: createFakeFetch(staticLedgerAnswers(ledger)).fetch,
})

describeGateway(
  'a static ledger',
  () => ({
    gateway,
    networkId: 240,
    account,
    freshAccount: 'account_loc1unused',
    fungible: token,
    nonFungible: ticket,
    missingResource: 'resource_loc1missing',
    committedIntentHash: 'txid_loc1two',
    unknownIntentHash: 'txid_loc1unknown',
  }),
  { describe, it, expect },
)

const Hash = z.string().min(1)

function Receipt({ hash }: { hash: string }) {
  const { data } = useTransaction(Hash.parse(hash))
  const { data: held } = useAccountTokens({ account, gateway })
  const balance = useBalance(account, token)
  return (
    <p>
      {data?.status ?? 'One moment'}, {held?.nonFungibles[0]?.count}, {String(balance.data)}
    </p>
  )
}

it('renders the hooks beside zod 3, react-query 5.60 and React 18', async () => {
  const dAppDefinitionAddress = 'account_loc1c9n0e3cefkr4vs03g584s6hfrfac4z3hdrmcgssk8swpt5slzs7crh'
  const create = async () => createDappToolkit({ networkId: 240, dAppDefinitionAddress, gateway })
  const root = document.body.appendChild(document.createElement('main'))
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <WalletProvider create={create}>
        <GatewayProvider gateway={gateway}>
          <Receipt hash="txid_loc1two" />
        </GatewayProvider>
      </WalletProvider>
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(root.textContent).toBe('committed, 3, 9989900000000000000000'), { timeout: 5_000 })
})
