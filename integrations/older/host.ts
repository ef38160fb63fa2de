import { createGateway, type GatewayError } from '@lootboxes/gateway'
import { parseAmount } from '@lootboxes/ledger'
import { Account } from '@lootboxes/wallet-connector/protocol'
import { createDappToolkit, type ToolkitError } from '@lootboxes/wallet-connector/toolkit'
import { err, ok, type Result } from 'neverthrow'
import { firstValueFrom, type Observable } from 'rxjs'
import * as z from 'zod/mini'

/* A host with the oldest supported dependencies. Its types and ours must be the same. */
const gateway = createGateway({ networkId: 2, applicationName: 'An older host' })
const { walletApi } = createDappToolkit({ networkId: 2, dAppDefinitionAddress: 'account_tdx_2_1…', gateway })

export const Holder = z.object({ account: Account, since: z.number() })
export const wallet$: Observable<unknown> = walletApi.walletData$
export const first = () => firstValueFrom(walletApi.walletData$)
export const asked: PromiseLike<Result<number, GatewayError>> = gateway
  .getGatewayStatus()
  .then((answer) => answer.map(({ ledger_state }) => ledger_state.state_version))
export const mixed = (amount: string): Result<bigint, string> =>
  parseAmount(amount).match(
    (value) => ok<bigint, string>(value),
    ({ kind }) => err<bigint, string>(kind),
  )
export type Failure = ToolkitError['error']
