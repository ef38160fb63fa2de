import { readFileSync } from 'node:fs'
import { signTransaction } from '../src/chain/sign-transaction'
import { createDevnet } from '../src/create-devnet'
import { devKeys } from '../src/keys'

/** A running process that is measured. */
type Measured = { pid?: number | undefined }

export const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Prints a row of the README. */
export const printRow = (...cells: readonly string[]): void => print(`| ${cells.join(' | ')} |`)

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

export const memoryOf = ({ pid }: Measured): string => {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'))?.[1]
  return `${Math.round(Number(kib) / 1024)} MB`
}

/** Processor time of a process so far, in ms. It is independent of other programs, unlike the time of a clock. */
export const processorMs = ({ pid }: Measured): number => {
  const fields =
    readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8')
      .split(') ', 2)[1]
      ?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export const post = async (url: string, path: string, body: unknown = {}): Promise<unknown> => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

const transfer = (from: string, to: string): string => `
CALL_METHOD Address("${from}") "lock_fee" Decimal("1");
CALL_METHOD Address("${from}") "withdraw" Address("resource_loc1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxvq32hv") Decimal("0.001");
CALL_METHOD Address("${to}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`

/** Transfers of the `hug` world that are valid from an epoch on. */
export async function signTransfers(transfers: number, nonce: number, epoch: number): Promise<readonly string[]> {
  const { oracle } = devKeys(1)
  const created = (await createDevnet({ history: false, genesis: 'hug' }))._unsafeUnwrap()
  const manifest = transfer(created.addressOf('oracle'), created.addressOf('club'))
  await created.close()
  const signed: string[] = []
  for (let at = 0; at < transfers; at += 1)
    signed.push(
      await signTransaction({
        manifest,
        networkId: 240,
        startEpoch: epoch,
        endEpoch: epoch + 100,
        nonce: nonce + at,
        signers: [oracle.privateKey],
        notary: oracle.privateKey,
      }),
    )
  return signed
}

/** Sends all items with 16 clients. Returns how many per second. */
export async function perSecond<T>(items: readonly T[], send: (item: T) => Promise<unknown>): Promise<number> {
  const from = performance.now()
  const waiting = items.entries()
  const client = async () => {
    for (const [, item] of waiting) await send(item)
  }
  await Promise.all(Array.from({ length: 16 }, client))
  return Math.round(items.length / ((performance.now() - from) / 1000))
}
