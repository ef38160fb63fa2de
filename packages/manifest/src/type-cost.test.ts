import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const file = join(import.meta.dirname, 'type-cost.virtual.ts')
const { config } = ts.readConfigFile(join(import.meta.dirname, '../tsconfig.json'), (path) => ts.sys.readFile(path))
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(import.meta.dirname, '..'))
/** Parsed files by path, so that TypeScript parses each file once. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/** The number of type instantiations of a module in this folder. */
function instantiationsOf(text: string): number {
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => path === file || fileExists(path)
  host.getSourceFile = (path, ...rest) => {
    if (path === file) return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext)
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, ...rest))
    return parsed.get(path)
  }
  const program = ts.createProgram([file], { ...options, noUnusedLocals: false }, host)
  const problems = program.getSemanticDiagnostics(program.getSourceFile(file))
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  return program.getInstantiationCount()
}

const imports = `
  import type { AccountAddress, Amount, ComponentAddress, LocalId, ResourceAddress } from '@lootboxes/ledger'
  import { bucket, callMethod, depositAll, emptyManifest, finishManifest, pipe, popProof, proof, proveAmount } from './index'
  import { takeAllFromWorktop, takeFromWorktop, withdraw, withdrawNonFungibles } from './index'
  declare const account: AccountAddress, target: ComponentAddress, resource: ResourceAddress
  declare const amount: Amount, ids: readonly LocalId[]
`
const buy = `
  export const manifest = finishManifest(pipe(emptyManifest(240),
    (m) => withdraw(m, { account, resource, amount }),
    (m) => takeFromWorktop(m, { resource, amount, bucket: 'payment' }),
    (m) => callMethod(m, { target, method: 'buy', args: [bucket('payment')] }),
    (m) => depositAll(m, { account }),
  ))
`
const longest = `
  export const manifest = finishManifest(pipe(emptyManifest(240),
    (m) => popProof(proveAmount(m, { account, resource, amount }), 'club'),
    (m) => withdraw(m, { account, resource, amount }),
    (m) => takeFromWorktop(m, { resource, amount, bucket: 'payment' }),
    (m) => withdrawNonFungibles(m, { account, resource, ids }),
    (m) => takeAllFromWorktop(m, { resource, bucket: 'tickets' }),
    (m) => callMethod(m, { target, method: 'swap', args: [proof('club'), bucket('tickets'), bucket('payment')] }),
    (m) => depositAll(m, { account }),
  ))
`

// TypeScript 6.0 counts 434 and 663. The limits fail the build when a change doubles the cost of type checks.
test('type-checking a manifest stays cheap', { timeout: 60_000 }, () => {
  const base = instantiationsOf(`${imports}\nexport {}`)
  const [short, long] = [buy, longest].map((code) => instantiationsOf(`${imports}\n${code}`) - base)
  expect(short).toBeGreaterThan(0)
  expect(short).toBeLessThanOrEqual(600)
  expect(long).toBeLessThanOrEqual(900)
})
