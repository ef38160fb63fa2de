import { createWalletConnector, type WalletError } from '@lootboxes/wallet-connector'
import { extensionOrRelay, relayTransport } from '@lootboxes/wallet-connector/mobile'
import { Account } from '@lootboxes/wallet-connector/protocol'
import { useConnect } from '@lootboxes/wallet-connector/react'
import { createRola, type RolaError } from '@lootboxes/wallet-connector/rola'
import { createTestWallet, type Play } from '@lootboxes/wallet-connector/testing'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'
import { okAsync } from 'neverthrow'

const dAppDefinitionAddress = 'account_tdx_2_1…'
const relay = relayTransport({ dAppDefinitionAddress })
const connector = createWalletConnector({ networkId: 2, dAppDefinitionAddress, transport: extensionOrRelay({ relay }) })

export const sent = connector
  .sendTransaction({ transactionManifest: '…' })
  .map(({ transactionIntentHash }): string => transactionIntentHash)
  .mapErr((error: WalletError): string => error.error)

export const toolkit = createDappToolkit({
  networkId: 2,
  dAppDefinitionAddress,
  connector,
  gateway: {
    watchTransaction: ({ transactionIntentHash }) => okAsync({ status: 'committed' as const, transactionIntentHash }),
  },
})
toolkit.walletApi.setRequestData(DataRequestBuilder.accounts().exactly(1))

export const rola = createRola({
  networkId: 2,
  dAppDefinitionAddress,
  origin: 'https://shop.example',
  readOwnerKeys: (addresses) => okAsync(new Map(addresses.map((address) => [address, undefined]))),
})
export const challenge = rola.issueChallenge().mapErr((error: RolaError): RolaError['kind'] => error.kind)
export const script: readonly Play[] = [{ reply: 'approve', afterMs: 10 }]
export const wallet = () => createTestWallet({ seed: 1, script })
export const label = (value: unknown): string | undefined => Account.safeParse(value).data?.label
export const useStatus = () => useConnect().status

// @ts-expect-error a quantity is a number
export const wrong: Account['appearanceId'] = '1'
