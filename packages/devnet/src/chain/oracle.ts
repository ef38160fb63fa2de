import { accountAddressFromPublicKey } from '@lootboxes/ledger'
import { blake2b } from '@noble/hashes/blake2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { lootbox as lootboxBlueprint } from '../blueprints/lootbox'
import type { PendingDraw } from '../blueprints/lootbox-state'
import type { DevKey } from '../keys'
import type { Ledger } from './ledger'
import { notarize, type SignedTransaction } from './sign-transaction'

export type OracleOptions = {
  ledger: Ledger
  key: DevKey
  lootboxes: readonly string[]
  delayMs: () => number
  onFault: (reason: string) => void
}

export type Oracle = {
  /** Resolves when no opened ticket waits for its draw. */
  idle(): Promise<void>
  /** Drops scheduled draws and schedules those of the current state, after the ledger went back. */
  reset(): void
  close(): void
}

/** Derives the nonce from the reveal, so that the oracle cannot choose it. */
const nonceOf = (lootbox: string, revealIntent: string): number => {
  const hash = blake2b(utf8ToBytes(`${lootbox}:${revealIntent}`), { dkLen: 4 })
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0)
}

const byIntent = (pending: readonly PendingDraw[]): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>()
  for (const { ticket, revealIntent } of pending)
    groups.set(revealIntent, [...(groups.get(revealIntent) ?? []), ticket])
  return groups
}

/** The manifest of a draw: the oracle's account pays the fee. */
const drawManifest = (account: string, lootbox: string, tickets: readonly string[]): string =>
  [
    `CALL_METHOD Address("${account}") "lock_fee" Decimal("20");`,
    `CALL_METHOD Address("${lootbox}") "draw" Array<NonFungibleLocalId>(${tickets.map((id) => `NonFungibleLocalId("${id}")`).join(', ')});`,
  ].join('\n')

/** Signs the draw of one reveal. The same reveal in the same epoch always gives the same transaction. */
export const signDraw = (
  key: DevKey,
  networkId: number,
  epoch: number,
  lootbox: string,
  revealIntent: string,
  tickets: readonly string[],
): SignedTransaction =>
  notarize({
    manifest: drawManifest(accountAddressFromPublicKey(key.publicKey, networkId), lootbox, tickets),
    networkId,
    startEpoch: epoch,
    endEpoch: epoch + 10,
    nonce: nonceOf(lootbox, revealIntent),
    signers: [],
    notary: key.privateKey,
    notaryIsSignatory: true,
    message: 'Draw',
  })

/** Watches the lootboxes and draws for opened tickets after a delay, in separate transactions. */
export function createOracle({ ledger, key, lootboxes, delayMs, onFault }: OracleOptions): Oracle {
  const timers = new Map<NodeJS.Timeout, () => void>()
  const underway = new Map<string, Promise<void>>()

  const submit = async (lootbox: string, revealIntent: string, tickets: readonly string[]) => {
    ledger.tick()
    const { chain } = ledger
    const { hex } = signDraw(key, chain.deps.networkId, chain.tip().epoch, lootbox, revealIntent, tickets)
    const sent = await ledger.submit(hex, 'devnet')
    if (sent.isErr()) {
      onFault(`A draw was refused: ${sent.error.kind}`)
      return
    }
    await ledger.idle()
    const waiting = ledger.waiting(sent.value.intentId)
    if (waiting?.state === 'rejected') onFault(`A draw was rejected: ${waiting.error ?? ''}`)
    const record = chain.transactionByIntent(sent.value.intentId)
    if (record?.status === 'CommittedFailure') onFault(`A draw failed: ${record.error ?? ''}`)
  }

  const schedule = (lootbox: string, revealIntent: string, tickets: readonly string[]) => {
    const name = `${lootbox}\n${revealIntent}`
    if (underway.has(name)) return
    const drawn = new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        submit(lootbox, revealIntent, tickets).then(resolve, (cause: unknown) => {
          onFault(`A draw could not be made: ${String(cause)}`)
          resolve()
        })
      }, delayMs())
      timers.set(timer, resolve)
    }).finally(() => {
      if (underway.get(name) === drawn) underway.delete(name)
    })
    underway.set(name, drawn)
  }

  const look = () => {
    for (const lootbox of lootboxes) {
      const pending = lootboxBlueprint.stateOf(ledger.chain.view(), lootbox)?.pendingDraws ?? []
      for (const [revealIntent, tickets] of byIntent(pending)) schedule(lootbox, revealIntent, tickets)
    }
  }

  const forget = ledger.onCommit((transaction) => {
    if (transaction.affected.some((address) => lootboxes.includes(address))) look()
  })
  look()

  const clear = () => {
    for (const [timer, resolve] of timers) {
      clearTimeout(timer)
      resolve()
    }
    timers.clear()
    underway.clear()
  }

  return {
    reset: () => {
      clear()
      look()
    },
    idle: async () => {
      while (underway.size > 0) await Promise.all(underway.values())
    },
    close: () => {
      forget()
      clear()
    },
  }
}
