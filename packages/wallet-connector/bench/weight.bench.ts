import { bundle, gzipKb } from './bundle'
import { openPage } from './open-page'

/** Bundle size and evaluation time of the entries, compared with zod/mini and, where installed, the official packages. */
const ROUNDS = 41
const THROTTLING = 4

const connector = await bundle(
  "import { createWalletConnector } from '../src/index'; window.held = createWalletConnector",
)
const zodMini = await bundle("import * as z from 'zod/mini'; window.held = z")
const zodUsed = await bundle(
  `import { array, discriminatedUnion, enum as oneOf, int, literal, minimum, object, optional, refine, string, union } from 'zod/mini'
   window.held = [array, discriminatedUnion, oneOf, int, literal, minimum, object, optional, refine, string, union]`,
)

const schemas = await bundle(
  `import { LifecycleEvent, Metadata, RequestItems, StatusEvent, WalletResponse } from '../src/protocol/index'
   window.held = [LifecycleEvent, Metadata, RequestItems, StatusEvent, WalletResponse]`,
)

const libraries = await bundle(
  `import { err, ok, ResultAsync } from 'neverthrow'
   import { Observable } from 'rxjs'
   import { array, boolean, discriminatedUnion, enum as oneOf, int, literal, minimum, number, object, optional, refine, string, union } from 'zod/mini'
   window.held = [err, ok, ResultAsync, Observable, array, boolean, discriminatedUnion, oneOf, int, literal, minimum, number, object, optional, refine, string, union]`,
)

const official = { WalletSdk: '@radixdlt/wallet-sdk', RadixDappToolkit: '@radixdlt/radix-dapp-toolkit' }
console.log(`createWalletConnector               ${gzipKb(connector).toFixed(1).padStart(6)} kB gzip`)
console.log(`  of it rxjs, zod/mini, neverthrow  ${gzipKb(libraries).toFixed(1).padStart(6)} kB gzip`)
for (const [unit, name] of Object.entries(official)) {
  const script = await bundle(`import { ${unit} } from '${name}'; window.held = ${unit}`).catch(() => undefined)
  const shown = script === undefined ? 'not installed' : `${gzipKb(script).toFixed(1).padStart(6)} kB gzip`
  console.log(`${name.padEnd(35)} ${shown}`)
}

const { page, devtools, close } = await openPage()
await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
const rounds = await page.evaluate(
  ({ scripts, rounds }) =>
    Array.from({ length: rounds }, (_, round) =>
      scripts.map((script, at) => window.bench.evaluate(script, `${round}-${at}`)),
    ),
  { scripts: [connector, zodMini, zodUsed, schemas, libraries], rounds: ROUNDS },
)
await close()

const median = (at: number): number => rounds.map((took) => took[at] ?? 0).toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0
const [ours, whole, used, protocol, libs] = [median(0), median(1), median(2), median(3), median(4)]
console.log(`evaluation at ${THROTTLING} x throttling, median   ${ours.toFixed(1)} ms`)
console.log(
  `  zod/mini, whole                   ${whole.toFixed(1)} ms  ratio ${(ours / whole).toFixed(2)}  (at most 1.2)`,
)
console.log(`  zod/mini, only what we call       ${used.toFixed(1)} ms  ratio ${(ours / used).toFixed(2)}`)
console.log(`  the protocol's schemas, built     ${protocol.toFixed(1)} ms  ratio ${(ours / protocol).toFixed(2)}`)
console.log(`  the three libraries alone         ${libs.toFixed(1)} ms  ratio ${(ours / libs).toFixed(2)}`)
