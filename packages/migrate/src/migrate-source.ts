import {
  type CallExpression,
  type Identifier,
  type ImportDeclaration,
  IndentationText,
  Node,
  type ObjectLiteralExpression,
  Project,
  type SourceFile,
  SyntaxKind,
  ts,
} from 'ts-morph'
import { BUTTON, GATEWAY, gatewayOptions, OFFICIAL, renamedExports, TOOLKIT, toolkitOptions } from './names'

/** A line that needs a manual change. */
export type Note = { readonly line: number; readonly text: string }
export type MigrationResult = { readonly text: string; readonly notes: readonly Note[] }

type Work = {
  readonly file: SourceFile
  readonly note: (at: Node, text: string) => void
  /** New imports of the file: names by module. */
  readonly imports: Map<string, Set<string>>
}

const addImport = ({ imports }: Work, from: string, name: string) => {
  imports.set(from, (imports.get(from) ?? new Set()).add(name))
}

const isToolkitCall = (call: CallExpression) => call.getExpression().getText() === 'createDappToolkit'

const rename = (identifier: Identifier, name: string) => {
  const parent = identifier.getParent()
  if (Node.isShorthandPropertyAssignment(parent)) parent.replaceWithText(`${identifier.getText()}: ${name}`)
  else identifier.replaceWithText(name)
}

const isInImport = (node: Node) => node.getFirstAncestorByKind(SyntaxKind.ImportDeclaration) !== undefined
const isMember = (node: Node) => {
  const parent = node.getParent()
  return (
    (Node.isPropertyAccessExpression(parent) && parent.getNameNode() === node) ||
    (Node.isPropertyAssignment(parent) && parent.getNameNode() === node)
  )
}

const usesOf = ({ file }: Work, name: string) =>
  file
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .filter((one) => one.getText() === name && !isInImport(one) && !isMember(one))

/** `RadixDappToolkit` is a function and a type; here they have different names. */
function renameToolkit(work: Work, local: string) {
  for (const use of usesOf(work, local)) {
    if (use.wasForgotten()) continue
    const isType = use.getParentIfKind(SyntaxKind.TypeReference) !== undefined
    const name = isType ? 'DappToolkit' : 'createDappToolkit'
    addImport(work, TOOLKIT, isType ? 'type DappToolkit' : name)
    rename(use, name)
  }
}

/** Replaces `createLogger(2)` and `Logger(2)` with `console`. */
function replaceLogger(work: Work, local: string) {
  for (const use of usesOf(work, local)) {
    const call = use.getParentIfKind(SyntaxKind.CallExpression)
    if (call) call.replaceWithText('console')
    else work.note(use, `${local} has no counterpart here: pass console instead.`)
  }
}

function migrateImport(work: Work, declaration: ImportDeclaration) {
  const isTypeOnly = declaration.isTypeOnly()
  for (const specifier of declaration.getNamedImports()) {
    const name = specifier.getName()
    const local = specifier.getAliasNode()?.getText() ?? name
    if (name === 'RadixDappToolkit') renameToolkit(work, local)
    else if (name === 'createLogger' || name === 'Logger') replaceLogger(work, local)
    else {
      const home = renamedExports[name]
      if (!home) {
        work.note(specifier, `${name} has no counterpart here.`)
        continue
      }
      if (local === name && home.name !== name) for (const use of usesOf(work, local)) rename(use, home.name)
      const alias = local === name || local === home.name ? '' : ` as ${local}`
      addImport(work, home.from, `${isTypeOnly || specifier.isTypeOnly() ? 'type ' : ''}${home.name}${alias}`)
    }
    specifier.remove()
  }
  if (declaration.getNamespaceImport() ?? declaration.getDefaultImport())
    work.note(declaration, 'Use named imports. The README of the wallet connector lists the entry of each name.')
  else if (declaration.getNamedImports().length === 0) declaration.remove()
}

/** `const { RadixDappToolkit } = await import(…)`. */
function migrateDynamicImports(work: Work) {
  for (const literal of work.file.getDescendantsOfKind(SyntaxKind.StringLiteral)) {
    const call = literal.getParentIfKind(SyntaxKind.CallExpression)
    if (literal.getLiteralValue() !== OFFICIAL || call?.getExpression().getKind() !== SyntaxKind.ImportKeyword) continue
    literal.setLiteralValue(TOOLKIT)
    const pattern = call
      .getFirstAncestorByKind(SyntaxKind.VariableDeclaration)
      ?.getFirstChildByKind(SyntaxKind.ObjectBindingPattern)
    const names = pattern?.getElements().map((element) => element.getName()) ?? []
    if (names.includes('RadixDappToolkit'))
      for (const use of usesOf(work, 'RadixDappToolkit')) use.replaceWithText('createDappToolkit')
    else work.note(call, 'Check the names from this import: RadixDappToolkit is createDappToolkit here.')
  }
}

const textOf = (options: ObjectLiteralExpression, name: string): string | undefined => {
  const property = options.getProperty(name)
  if (Node.isPropertyAssignment(property)) return property.getInitializerOrThrow().getText()
  return Node.isShorthandPropertyAssignment(property) ? name : undefined
}

/** Source text of the Gateway client's options. */
function gatewayOptionsText(argument: Node | undefined): string {
  const options = Node.isObjectLiteralExpression(argument) ? argument : undefined
  const source = argument && !options ? argument.getText() : undefined
  const of = (name: string) => (options ? textOf(options, name) : undefined)
  const networkId = source ? `${source}.networkId` : (of('networkId') ?? '1')
  const own = Object.entries(gatewayOptions).flatMap(([old, name]) => {
    const value = of(old)
    return value === undefined ? [] : [`${name}: ${value}`]
  })
  const named = own.some((text) => text.startsWith('applicationName')) ? own : [`applicationName: 'My dApp'`, ...own]
  return `{ ${[networkId === 'networkId' ? 'networkId' : `networkId: ${networkId}`, ...named].join(', ')} }`.replaceAll(
    /(\w+): \1\b(?!\.)/g,
    '$1',
  )
}

function migrateOptions(work: Work, call: CallExpression) {
  const [argument] = call.getArguments()
  const gateway = `gateway: createGateway(${gatewayOptionsText(argument)})`
  addImport(work, GATEWAY, 'createGateway')
  if (Node.isObjectLiteralExpression(argument)) {
    for (const property of argument.getProperties()) {
      const name =
        Node.isPropertyNamed(property) || Node.isShorthandPropertyAssignment(property) ? property.getName() : ''
      if (name === '' || toolkitOptions.has(name)) continue
      if (gatewayOptions[name] === undefined) work.note(property, `The option ${name} has no counterpart here.`)
      property.remove()
    }
    argument.addProperty((writer) => writer.write(gateway))
    // Users stay logged in.
    argument.addProperty((writer) => writer.write('adoptOfficialLogin: true'))
    return
  }
  if (argument) argument.replaceWithText(`{ ...${argument.getText()}, ${gateway}, adoptOfficialLogin: true }`)
}

/** Removes `setTheme` and `setMode`, which are attributes of the new button. */
function dropButtonCalls(work: Work) {
  const calls = work.file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => /\bbuttonApi\.set(Theme|Mode)$/.test(call.getExpression().getText()))
  for (const call of calls) {
    const statement = call.getParentIfKind(SyntaxKind.ExpressionStatement)
    work.note(
      call,
      `${call.getText()}: set theme="light", "dark" or "system" on <lootbox-connect>, and its colours with CSS.`,
    )
    if (statement) statement.remove()
  }
}

function migrateClientConfig(work: Work, config: string | undefined) {
  for (const access of work.file.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)) {
    if (access.wasForgotten() || !/\bgatewayApi\.clientConfig$/.test(access.getText())) continue
    if (config === undefined) work.note(access, 'clientConfig has no counterpart here: pass network and application.')
    else access.replaceWithText(config)
  }
}

const tagName = 'radix-connect-button'

/** Top-level variables of this file that hold a toolkit: created here or imported. */
const toolkitsIn = (file: SourceFile, exported: ReadonlySet<string>) => [
  ...file.getVariableDeclarations().flatMap((variable) => {
    const made = variable.getInitializerIfKind(SyntaxKind.CallExpression)
    return made && isToolkitCall(made) ? [variable.getName()] : []
  }),
  ...file
    .getImportDeclarations()
    .flatMap((one) => one.getNamedImports().map((named) => named.getAliasNode()?.getText() ?? named.getName()))
    .filter((name) => exported.has(name)),
]

function migrateTags(work: Work, exported: ReadonlySet<string>) {
  const tags = [
    ...work.file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
    ...work.file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
  ].filter((tag) => tag.getTagNameNode().getText() === tagName)
  if (tags.length === 0) return
  const [toolkit] = toolkitsIn(work.file, exported)
  for (const tag of tags) {
    const ref = toolkit ? ` ref={(button) => { if (button) button.toolkit = ${toolkit} }}` : ''
    const closing = Node.isJsxOpeningElement(tag)
      ? tag.getParentIfKind(SyntaxKind.JsxElement)?.getClosingElement()
      : undefined
    closing?.getTagNameNode().replaceWithText('lootbox-connect')
    const { attributes } = tag.compilerNode
    const attributesText = attributes.getText(work.file.compilerNode)
    const end = Node.isJsxSelfClosingElement(tag) ? ' />' : '>'
    if (!toolkit && !work.file.getText().includes('document.querySelectorAll'))
      work.note(tag, 'Set the toolkit of the button: ref={(button) => { if (button) button.toolkit = rdt }}')
    tag.replaceWithText(`<lootbox-connect${ref}${attributesText ? ` ${attributesText}` : ''}${end}`)
  }
  // Imports the element's JSX type.
  work.imports.set(`type ${BUTTON}/react`, new Set())
}

export type MigrateSourceOptions = {
  readonly path: string
  readonly text: string
  /** Names of the project's exported toolkits. */
  readonly exported?: ReadonlySet<string>
  /** True if the button is in the page's markup instead of JSX. */
  readonly inMarkup?: boolean
}

/** Defines the button after the creation of the toolkit, and passes it the toolkit. */
function introduceButton(work: Work, { inMarkup = false }: MigrateSourceOptions) {
  for (const call of work.file.getDescendantsOfKind(SyntaxKind.CallExpression).filter(isToolkitCall)) {
    const statement = call.getFirstAncestor((one) => Node.isVariableStatement(one) || Node.isExpressionStatement(one))
    if (!statement) continue
    const assigned = Node.isVariableStatement(statement)
      ? call.getParentIfKind(SyntaxKind.VariableDeclaration)?.getName()
      : call.getParentIfKind(SyntaxKind.BinaryExpression)?.getLeft().getText()
    if (assigned === undefined) continue
    const isTop = statement.getParent() === work.file
    const lines = ['defineLootboxConnect()']
    if (!isTop || inMarkup)
      lines.push(`for (const button of document.querySelectorAll('lootbox-connect')) button.toolkit = ${assigned}`)
    addImport(work, BUTTON, 'defineLootboxConnect')
    const block = statement.getParent()
    if (Node.isStatemented(block)) block.insertStatements(statement.getChildIndex() + 1, lines)
  }
}

/** The file's indentation. */
const indentOf = (text: string): IndentationText => {
  const [, found] = /\n(\t| {4}| {2})\S/.exec(text) ?? []
  if (found === '\t') return IndentationText.Tab
  return found === '    ' ? IndentationText.FourSpaces : IndentationText.TwoSpaces
}

const isDirective = (one: Node) => Node.isExpressionStatement(one) && Node.isStringLiteral(one.getExpression())

const open = ({ path, text }: Pick<MigrateSourceOptions, 'path' | 'text'>) =>
  new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve },
    manipulationSettings: { indentationText: indentOf(text), useTrailingCommas: true },
  }).createSourceFile(path, text)

/** Names of the toolkits that a file creates and exports. */
export const exportedToolkits = (path: string, text: string): string[] =>
  text.includes(OFFICIAL)
    ? open({ path, text })
        .getVariableDeclarations()
        .filter((one) => one.isExported() && /\bRadixDappToolkit\(/.test(one.getInitializer()?.getText() ?? ''))
        .map((one) => one.getName())
    : []

/** Migrates a source file. Returns the new text, and notes about lines that need a manual change. */
export function migrateSource(options: MigrateSourceOptions): MigrationResult {
  const { text, exported = new Set<string>() } = options
  const concerns =
    text.includes(OFFICIAL) || text.includes(tagName) || /\bgatewayApi\.clientConfig|buttonApi\.set/.test(text)
  if (!concerns) return { text, notes: [] }
  const file = open(options)
  const notes: Note[] = []
  const work: Work = {
    file,
    note: (at, message) => void notes.push({ line: at.getStartLineNumber(), text: message }),
    imports: new Map(),
  }
  migrateDynamicImports(work)
  for (const declaration of file.getImportDeclarations())
    if (declaration.getModuleSpecifierValue() === OFFICIAL) migrateImport(work, declaration)
  const calls = file.getDescendantsOfKind(SyntaxKind.CallExpression).filter(isToolkitCall)
  const config = calls[0] && gatewayOptionsText(calls[0].getArguments()[0])
  for (const call of calls) migrateOptions(work, call)
  migrateClientConfig(work, config)
  dropButtonCalls(work)
  introduceButton(work, options)
  migrateTags(work, exported)
  const lines = [...work.imports]
    .map(([from, names]): [string, string] => [from.replace('type ', ''), [...names].toSorted().join(', ')])
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, names]) => (names ? `import { ${names} } from '${from}'` : `import type {} from '${from}'`))
  // Imports follow 'use client'.
  const directives = file.getStatements().findIndex((one) => !isDirective(one))
  file.insertStatements(Math.max(directives, 0), lines)
  // Separates directives, imports and code by blank lines.
  const spaced = file
    .getFullText()
    .replace(/^((?:import .*\n)+)(?=[^\n])(?!import|[\s}]|type )/m, '$1\n')
    .replace(/^(['"]use \w+['"];?\n)(?=\S)/, '$1\n')
  return { text: spaced, notes }
}
