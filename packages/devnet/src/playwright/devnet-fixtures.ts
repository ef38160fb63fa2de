import type {
  Fixtures,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestInfo,
} from '@playwright/test'
import { createDevnet, type Devnet } from '../create-devnet'
import { devnetErrorText } from '../devnet-error'
import type { DevnetOptions } from '../devnet-options'
import { walletScript } from '../http/wallet-script'
import { rememberState } from '../remember-state'
import type { InstalledDevWallet } from '../wallet'

/** The development wallet in the page of a test. */
export type DevWalletFixture = {
  /** Answers the next request with a wallet error code, without a sheet: `next('rejectedByUser')`. */
  next(error: string): Promise<void>
  approve(): Promise<void>
  reject(): Promise<void>
  /** False: the phone is offline. */
  setReachable(reachable: boolean): Promise<void>
  /** False: the extension has no linked wallet. */
  setLinked(linked: boolean): Promise<void>
}

/** A devnet that listens. */
export type RunningDevnet = Devnet & { readonly url: string }

const isRunning = (devnet: Devnet): devnet is RunningDevnet => devnet.url !== undefined

/** Fixtures of each test. */
export type DevnetFixtures = {
  /** The ledger of the worker. After each test its ledger, clock, delays and faults go back. */
  devnet: RunningDevnet
  devWallet: DevWalletFixture
  /** Sends the faucet's XRD to an account. */
  faucet: (account: string) => Promise<void>
}
/** Options of the worker's devnet, for `test.use` at the top of a file or for the configuration. */
export type DevnetOption = { devnetOptions: DevnetOptions }
/** Fixtures of each worker. */
export type DevnetWorkerFixtures = DevnetOption & { workerDevnet: RunningDevnet }

async function start(options: DevnetOptions): Promise<RunningDevnet> {
  const created = await createDevnet({ history: false, ...options })
  if (created.isErr()) throw new Error(devnetErrorText(created.error))
  const listening = await created.value.listen({ port: 0 })
  if (listening.isErr()) throw new Error(devnetErrorText(listening.error))
  const devnet = created.value
  if (!isRunning(devnet)) throw new Error('The devnet does not listen.')
  return devnet
}

type Switch = (wallet: InstalledDevWallet) => void

/** Runs in the page, which has the wallet from its first script on. */
const inPage = (page: Page, name: 'next' | 'setReachable' | 'setLinked', value: string | boolean): Promise<void> =>
  page.evaluate(
    ([method, argument]) => {
      const wallet = window.lootboxesDevWallet
      if (!wallet) throw new Error('The page has no development wallet. Open a page of http or https first.')
      const run: Record<string, Switch> = {
        next: (one) => one.next(String(argument)),
        setReachable: (one) => one.setReachable(argument === true),
        setLinked: (one) => one.setLinked(argument === true),
      }
      run[method]?.(wallet)
    },
    [name, value] as const,
  )

const press = (page: Page, name: 'Approve' | 'Reject'): Promise<void> =>
  page.getByRole('dialog', { name: 'Development wallet' }).getByRole('button', { name }).click()

type Use<T> = (value: T) => Promise<void>

export async function provideWorkerDevnet({ devnetOptions }: DevnetOption, provide: Use<RunningDevnet>): Promise<void> {
  const devnet = await start(devnetOptions)
  await provide(devnet)
  await devnet.close()
}

export async function provideDevnet(
  { workerDevnet }: Pick<DevnetWorkerFixtures, 'workerDevnet'>,
  provide: Use<RunningDevnet>,
  info: TestInfo,
): Promise<void> {
  const goBack = rememberState(workerDevnet)
  await provide(workerDevnet)
  if (info.status !== info.expectedStatus)
    process.stderr.write(`devnet: seed ${workerDevnet.seed} in “${info.title}”\n`)
  await goBack()
}

export async function provideDevWallet(
  { page, devnet }: { page: Page; devnet: RunningDevnet },
  provide: Use<DevWalletFixture>,
): Promise<void> {
  await page.addInitScript({
    content: `window.lootboxesDevWalletUrl = ${JSON.stringify(devnet.url)};${await walletScript()}`,
  })
  await provide({
    next: (error) => inPage(page, 'next', error),
    approve: () => press(page, 'Approve'),
    reject: () => press(page, 'Reject'),
    setReachable: (reachable) => inPage(page, 'setReachable', reachable),
    setLinked: (linked) => inPage(page, 'setLinked', linked),
  })
}

async function provideFaucet(
  { devnet }: Pick<DevnetFixtures, 'devnet'>,
  provide: Use<DevnetFixtures['faucet']>,
): Promise<void> {
  await provide(async (account) => {
    const response = await fetch(`${devnet.url}/devnet/faucet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account }),
    })
    if (!response.ok) throw new Error(await response.text())
  })
}

/**
 * Fixtures for Playwright: `test.extend(devnetFixtures)`. Each worker starts one in-memory devnet; each test has the
 * development wallet in its page and leaves the ledger as it was. A failing test prints the seed.
 */
export const devnetFixtures: Fixtures<
  DevnetFixtures,
  DevnetWorkerFixtures,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  devnetOptions: [{}, { option: true, scope: 'worker' }],
  workerDevnet: [provideWorkerDevnet, { scope: 'worker' }],
  devnet: provideDevnet,
  devWallet: provideDevWallet,
  faucet: provideFaucet,
}
