import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Packages whose entries must document at least 90 % of their exports. Add a package when it reaches the share. */
const PACKAGES = ['ledger', 'manifest', 'lootbox', 'wallet-connector', 'ui', 'devnet', 'create-dapp', 'migrate']
const REQUIRED_SHARE = 0.9

/** TypeScript entry files of a package by entry name, from the `@lootboxes/source` condition of its exports. */
function entriesOf(dir) {
  const { exports = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  return Object.entries(exports)
    .map(([name, conditions]) => [name, conditions['@lootboxes/source']])
    .filter(([, source]) => source && /\.tsx?$/.test(source))
    .map(([name, source]) => [name, join(dir, source)])
    .filter(([, file]) => existsSync(file))
}

/** Exported names of each entry, and those of them without a docstring. */
function readExports(dir) {
  const entries = entriesOf(dir)
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.ReactJSX },
  )
  const checker = program.getTypeChecker()
  const isAlias = (symbol) => (symbol.flags & ts.SymbolFlags.Alias) !== 0
  const isDocumented = (symbol) =>
    (isAlias(symbol) ? checker.getAliasedSymbol(symbol) : symbol).getDocumentationComment(checker).length > 0
  return entries.map(([name, file]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file))
    const exported = module ? checker.getExportsOfModule(module) : []
    return {
      name,
      count: exported.length,
      missing: exported.filter((one) => !isDocumented(one)).map((one) => one.name),
    }
  })
}

/** One sentence for each entry below the required share. */
export const findUndocumented = (root) =>
  PACKAGES.flatMap((name) =>
    readExports(join(root, 'packages', name))
      .filter(({ count, missing }) => missing.length > count * (1 - REQUIRED_SHARE))
      .map((entry) => `packages/${name} ${entry.name}: no docstring for ${entry.missing.join(', ')}`),
  )
