import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** What the compiler instantiates for a module in this folder, beyond what it does for the imports alone. */
function costOf(imports: string, code: string): number {
  const file = join(import.meta.dirname, 'type-cost.virtual.ts')
  const { config } = ts.readConfigFile(join(import.meta.dirname, '../tsconfig.json'), (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(import.meta.dirname, '..'))
  const count = (text: string): number => {
    const host = ts.createCompilerHost(options)
    const { getSourceFile, fileExists } = host
    host.fileExists = (path) => path === file || fileExists(path)
    host.getSourceFile = (path, ...rest) =>
      path === file ? ts.createSourceFile(path, text, ts.ScriptTarget.ESNext) : getSourceFile(path, ...rest)
    const program = ts.createProgram([file], { ...options, noUnusedLocals: false }, host)
    const source = program.getSourceFile(file)
    const problems = program.getSemanticDiagnostics(source)
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
    return program.getInstantiationCount()
  }
  return count(`${imports}\n${code}`) - count(`${imports}\nexport {}`)
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

// TypeScript 6.0 counts 434 and 663. A step that doubles what its types cost breaks the build here, not an editor there.
test('a staged manifest stays cheap for the compiler', { timeout: 60_000 }, () => {
  const [short, long] = [costOf(imports, buy), costOf(imports, longest)]
  expect(short).toBeGreaterThan(0)
  expect(short).toBeLessThanOrEqual(600)
  expect(long).toBeLessThanOrEqual(900)
})
