import {
  type CallExpression,
  type Identifier,
  type ImportDeclaration,
  type ImportSpecifier,
  IndentationText,
  Node,
  type ObjectLiteralExpression,
  Project,
  type SourceFile,
  SyntaxKind,
  ts,
  type VariableDeclaration,
} from 'ts-morph'
import {
  BUTTON,
  clientConfigOptions,
  GATEWAY,
  gatewayOptions,
  OFFICIAL,
  remedies,
  renamedExports,
  TOOLKIT,
  toolkitOptions,
} from './names'
import { originalLine } from './original-line'

/** A line of the file before the migration that needs a manual change. */
export type Note = { readonly line: number; readonly text: string }
export type MigrationResult = { readonly text: string; readonly notes: readonly Note[] }

type Work = {
  readonly file: SourceFile
  readonly note: (at: Node, text: string) => void
  /** New imports of the file: names by module. */
  readonly imports: Map<string, Set<string>>
  /** Statements that follow the imports. */
  readonly atTop: Set<string>
  /** The option `explorer` of the toolkit, which belongs to the button here. */
  readonly explorer: string[]
  /** Local names of the official toolkit's imports. */
  readonly official: ReadonlySet<string>
  /** Imports of the official toolkit that have no names left. */
  readonly replaced: ImportDeclaration[]
}

/** The quotes and the end of a statement in the file's imports. */
const styleOf = (text: string) => {
  const [, quote = "'", end = ''] = /\bfrom (['"])[^'"\n]+['"](;?)/.exec(text) ?? []
  return { quote, end }
}

/** A statement of ours in the style of the file. */
const styled = ({ file }: Pick<Work, 'file'>, statement: string) => {
  const { quote, end } = styleOf(file.getFullText())
  return `${statement.replaceAll("'", quote)}${end}`
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

/** True if the file uses the name for something else. */
const isTaken = (work: Work, name: string) => {
  if (work.official.has(name)) return false
  const isImported = work.file
    .getImportDeclarations()
    .flatMap((one) => one.getNamedImports())
    .some((one) => (one.getAliasNode()?.getText() ?? one.getName()) === name)
  return isImported || usesOf(work, name).length > 0
}

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
  const migrated: ImportSpecifier[] = []
  const named = declaration.getNamedImports()
  for (const specifier of named) {
    const name = specifier.getName()
    const local = specifier.getAliasNode()?.getText() ?? name
    if (name === 'RadixDappToolkit') renameToolkit(work, local)
    else if (name === 'createLogger' || name === 'Logger') replaceLogger(work, local)
    else {
      const home = renamedExports[name]
      if (!home) {
        const remedy = remedies[name] ?? 'The README of the wallet connector lists the names that have one.'
        work.note(specifier, `${name} has no counterpart here. ${remedy}`)
        continue
      }
      const isRenamed = local === name && home.name !== name && !isTaken(work, home.name)
      if (isRenamed) for (const use of usesOf(work, local)) rename(use, home.name)
      const alias = isRenamed || local === home.name ? '' : ` as ${local}`
      addImport(work, home.from, `${isTypeOnly || specifier.isTypeOnly() ? 'type ' : ''}${home.name}${alias}`)
    }
    migrated.push(specifier)
  }
  const hasOther = declaration.getNamespaceImport() ?? declaration.getDefaultImport()
  if (hasOther)
    work.note(declaration, 'Use named imports. The README of the wallet connector lists the entry of each name.')
  if (!hasOther && migrated.length === named.length) work.replaced.push(declaration)
  else for (const specifier of migrated) specifier.remove()
}

/** Notes `require`, `export … from` and other uses of the official package, which stay unchanged. */
function noteOtherUses(work: Work) {
  for (const literal of work.file.getDescendantsOfKind(SyntaxKind.StringLiteral))
    if (literal.getLiteralValue() === OFFICIAL && !isInImport(literal))
      work.note(
        literal,
        `${OFFICIAL} is still named here. Replace it by imports of the names in the README of the wallet connector.`,
      )
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

/** The literal of a call's options: the argument, or the value of its variable in the file. */
const literalOf = (argument: Node | undefined): ObjectLiteralExpression | undefined => {
  if (Node.isObjectLiteralExpression(argument)) return argument
  return argument
    ?.getSourceFile()
    .getDescendantsOfKind(SyntaxKind.VariableDeclaration)
    .find((one) => one.getName() === argument.getText())
    ?.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression)
}

/** Source text of the Gateway client's options. */
function gatewayOptionsText(argument: Node | undefined, names = gatewayOptions): string {
  const options = literalOf(argument)
  const source = argument === options ? undefined : argument?.getText()
  const of = (name: string) => {
    if (source) return options?.getProperty(name) && `${source}.${name}`
    return options && textOf(options, name)
  }
  const networkId = source ? `${source}.networkId` : (of('networkId') ?? '1')
  const own = Object.entries(names).flatMap(([old, name]) => {
    const value = of(old)
    return value === undefined ? [] : [`${name}: ${value}`]
  })
  const { quote } = styleOf(argument?.getSourceFile().getFullText() ?? '')
  const named = own.some((text) => text.startsWith('applicationName'))
    ? own
    : [`applicationName: ${quote}My dApp${quote}`, ...own]
  return `{ ${[networkId === 'networkId' ? 'networkId' : `networkId: ${networkId}`, ...named].join(', ')} }`.replaceAll(
    /(\w+): \1\b(?!\.)/g,
    '$1',
  )
}

const nameOf = (property: Node): string =>
  Node.isPropertyNamed(property) || Node.isShorthandPropertyAssignment(property) ? property.getName() : ''

/** Notes the options of a variable that do not reach the toolkit. The variable itself stays unchanged, because other code may use it. */
function noteOptionsOf(work: Work, argument: Node) {
  const options = literalOf(argument)
  if (!options)
    work.note(
      argument,
      `Move applicationName, applicationVersion and gatewayBaseUrl (here baseUrl) from ${argument.getText()} to createGateway.`,
    )
  for (const property of options?.getProperties() ?? []) {
    const name = nameOf(property)
    if (name === 'explorer') work.note(property, 'Move explorer to defineLootboxConnect({ explorer }).')
    else if (name !== '' && !toolkitOptions.has(name) && gatewayOptions[name] === undefined)
      work.note(property, `The option ${name} has no counterpart here.`)
  }
}

function migrateOptions(work: Work, call: CallExpression) {
  const [argument] = call.getArguments()
  const gateway = `gateway: createGateway(${gatewayOptionsText(argument)})`
  addImport(work, GATEWAY, 'createGateway')
  if (Node.isObjectLiteralExpression(argument)) {
    for (const property of argument.getProperties()) {
      const name = nameOf(property)
      if (name === '' || toolkitOptions.has(name)) continue
      if (name === 'explorer') work.explorer.push(textOf(argument, name) ?? name)
      else if (gatewayOptions[name] === undefined) work.note(property, `The option ${name} has no counterpart here.`)
      property.remove()
    }
    argument.addProperty((writer) => writer.write(gateway))
    // Users stay logged in.
    argument.addProperty((writer) => writer.write('adoptOfficialLogin: true'))
    return
  }
  if (!argument) return
  noteOptionsOf(work, argument)
  argument.replaceWithText(`{ ...${argument.getText()}, ${gateway}, adoptOfficialLogin: true }`)
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

/** Names of the project that give access to its toolkits. */
export type ProjectToolkits = {
  /** Exported variables. */
  readonly variables: ReadonlySet<string>
  /** React contexts of a toolkit. */
  readonly contexts: ReadonlySet<string>
  /** Functions that return the value of such a context. */
  readonly hooks: ReadonlySet<string>
}

const creation = /\b(?:createDappToolkit|RadixDappToolkit)\(/

const nameIn = (variable: VariableDeclaration): string => {
  const pattern = variable.getFirstChildByKind(SyntaxKind.ArrayBindingPattern)
  const [first] = pattern?.getElements() ?? []
  return Node.isBindingElement(first) ? first.getName() : variable.getName()
}

/** True for `createDappToolkit(…)`, `useMemo(() => createDappToolkit(…))`, `useContext(ToolkitContext)` and `useToolkit()`. */
const holdsToolkit = (variable: VariableDeclaration, { contexts, hooks }: ProjectToolkits): boolean => {
  const call = variable.getInitializerIfKind(SyntaxKind.CallExpression)
  if (!call || variable.getFirstChildByKind(SyntaxKind.ObjectBindingPattern)) return false
  const called = call.getExpression().getText().split('.').at(-1) ?? ''
  if (hooks.has(called) || creation.test(`${called}(`)) return true
  if (['useContext', 'use'].includes(called)) return contexts.has(call.getArguments()[0]?.getText() ?? '')
  return ['useMemo', 'useState'].includes(called) && creation.test(call.getText())
}

/** An expression for the toolkit that a node can use: of an enclosing function, of the file, or an imported one. */
const toolkitAt = (at: Node, toolkits: ProjectToolkits): string | undefined => {
  const scopes = [...at.getAncestors().filter((one) => Node.isStatemented(one)), at.getSourceFile()]
  for (const scope of scopes)
    for (const variable of scope.getVariableDeclarations()) {
      if (!holdsToolkit(variable, toolkits)) continue
      // The value of a context can be null.
      const isCreated = creation.test(variable.getInitializer()?.getText() ?? '')
      return isCreated ? nameIn(variable) : `${nameIn(variable)} ?? undefined`
    }
  return at
    .getSourceFile()
    .getImportDeclarations()
    .flatMap((one) => one.getNamedImports())
    .filter((named) => toolkits.variables.has(named.getName()))
    .map((named) => named.getAliasNode()?.getText() ?? named.getName())[0]
}

function migrateTags(work: Work, toolkits: ProjectToolkits) {
  const tags = [
    ...work.file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
    ...work.file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
  ].filter((tag) => tag.getTagNameNode().getText() === tagName)
  if (tags.length === 0) return
  for (const tag of tags) {
    const toolkit = toolkitAt(tag, toolkits)
    const { end: semicolon } = styleOf(work.file.getFullText())
    const ref = toolkit ? ` ref={(button) => { if (button) button.toolkit = ${toolkit}${semicolon} }}` : ''
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
  // Imports the element's JSX type, with syntax that JavaScript does not have.
  if (/\.m?tsx?$/.test(work.file.getBaseName())) work.imports.set(`type ${BUTTON}/react`, new Set())
}

/** Removes the dApp's JSX type of the button, because the button's import declares it, and declarations that are then empty. */
function removeTagTypes({ file }: Work) {
  for (const property of file.getDescendantsOfKind(SyntaxKind.PropertySignature)) {
    if (property.getName().slice(1, -1) !== tagName) continue
    const [element, namespace, module] = property.getAncestors().filter((one) => !Node.isModuleBlock(one))
    property.remove()
    if (!Node.isInterfaceDeclaration(element) || element.getMembers().length > 0) continue
    element.remove()
    for (const outer of [namespace, module])
      if (Node.isModuleDeclaration(outer) && outer.getStatements().length === 0) outer.remove()
  }
}

/** `isCustomElement` of Vue names the tag as text, or matches its prefix. */
function migrateTagTexts(work: Work) {
  removeTagTypes(work)
  for (const literal of work.file.getDescendantsOfKind(SyntaxKind.StringLiteral)) {
    const value = literal.getLiteralValue()
    if (value === tagName) literal.setLiteralValue('lootbox-connect')
    const call = literal.getParentIfKind(SyntaxKind.CallExpression)
    if (value.startsWith('radix-') && /\bstartsWith$/.test(call?.getExpression().getText() ?? ''))
      work.note(literal, "The button is <lootbox-connect> here: tag === 'lootbox-connect'.")
  }
}

export type MigrateSourceOptions = {
  readonly path: string
  readonly text: string
  readonly toolkits?: ProjectToolkits
  /** Where the buttons are: in HTML, in a template or React tree that receives the toolkit, or unknown. */
  readonly buttons?: 'markup' | 'template' | 'none'
}

const noToolkits: ProjectToolkits = { variables: new Set(), contexts: new Set(), hooks: new Set() }

/** Defines the button after the creation of the toolkit, and passes it the toolkit. */
function introduceButton(work: Work, { buttons = 'none' }: MigrateSourceOptions) {
  const [explorer] = work.explorer
  const definition = `defineLootboxConnect(${explorer ? `{ explorer: ${explorer} }` : ''})`
  for (const call of work.file.getDescendantsOfKind(SyntaxKind.CallExpression).filter(isToolkitCall)) {
    const statement = call.getFirstAncestor((one) => Node.isVariableStatement(one) || Node.isExpressionStatement(one))
    const assigned = Node.isVariableStatement(statement)
      ? call.getParentIfKind(SyntaxKind.VariableDeclaration)?.getName()
      : call.getParentIfKind(SyntaxKind.BinaryExpression)?.getLeft().getText()
    addImport(work, BUTTON, 'defineLootboxConnect')
    if (!statement || assigned === undefined) {
      work.atTop.add(definition)
      if (buttons === 'markup')
        work.note(
          call,
          "Set the toolkit of the button in the HTML: document.querySelector('lootbox-connect').toolkit = this toolkit.",
        )
      continue
    }
    const isTop = statement.getParent() === work.file
    const lines = [definition]
    if (buttons === 'markup' || (buttons === 'none' && !isTop))
      lines.push(
        `for (const button of Array.from(document.querySelectorAll('lootbox-connect'))) button.toolkit = ${assigned}`,
      )
    const block = statement.getParent()
    if (Node.isStatemented(block))
      block.insertStatements(
        statement.getChildIndex() + 1,
        lines.map((line) => styled(work, line)),
      )
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

/** True for a value that contains a toolkit's creation, and false for a factory or a component. */
const isToolkit = (value: Node | undefined) =>
  value !== undefined &&
  !Node.isArrowFunction(value) &&
  !Node.isFunctionExpression(value) &&
  !value.getDescendants().some((one) => Node.isJsxElement(one) || Node.isJsxSelfClosingElement(one)) &&
  creation.test(value.getText())

const contextOf = /\b(\w+)\s*=\s*(?:React\.)?createContext<[^>]*\bRadixDappToolkit\b/g

/** A variable with the value of a hook. */
const readValue = /\bconst (\w+) = (?:React\.)?(use[A-Z]\w*)\((\w*)\)/g

/** Names by which the files of a project give access to its toolkits. */
export function projectToolkits(files: readonly Pick<MigrateSourceOptions, 'path' | 'text'>[]): ProjectToolkits {
  const contexts = new Set(files.flatMap(({ text }) => [...text.matchAll(contextOf)].map(([, name = '']) => name)))
  const ownHooks = new Set<string>()
  // JavaScript does not declare the type of a context, so the members of its value decide.
  for (const { text } of files)
    for (const [, variable, hook = '', context = ''] of text.matchAll(readValue))
      if (new RegExp(`\\b${variable}\\??\\.(?:walletApi|buttonApi)\\b`).test(text)) {
        if (hook === 'useContext') contexts.add(context)
        else ownHooks.add(hook)
      }
  const parsed = files
    .filter(({ text }) => text.includes(OFFICIAL) || [...contexts].some((name) => text.includes(name)))
    .map(open)
  const variables = parsed
    .flatMap((file) => file.getVariableDeclarations())
    .filter((one) => one.isExported() && isToolkit(one.getInitializer()))
    .map((one) => one.getName())
  const readsContext = (code: string) =>
    [...contexts].some((name) => new RegExp(`\\buse(?:Context)?\\(${name}\\)`).test(code))
  const hooks = parsed
    .flatMap((file) => [...file.getFunctions(), ...file.getVariableDeclarations()])
    .filter((one) => /^use[A-Z]/.test(one.getName() ?? '') && readsContext(one.getText()))
    .map((one) => one.getName() ?? '')
  return { variables: new Set(variables), contexts, hooks: new Set([...ownHooks, ...hooks]) }
}

/** The toolkit that the top level of a script can use. */
export const toolkitName = ({ toolkits = noToolkits, ...source }: MigrateSourceOptions): string | undefined => {
  const file = open(source)
  const [statement] = file.getStatements().slice(-1)
  return statement && toolkitAt(statement, toolkits)
}

/** Imports follow `'use client'` and the comments above the first import. */
const importIndex = (file: SourceFile): number => {
  const statements = file.getStatementsWithComments()
  const first = statements.findIndex((one) => !Node.isCommentStatement(one) && !isDirective(one))
  if (Node.isImportDeclaration(statements[first])) return first
  return statements.findLastIndex((one, index) => isDirective(one) && (first === -1 || index < first)) + 1
}

/** Migrates a source file. Returns the new text, and notes about lines that need a manual change. */
export function migrateSource(options: MigrateSourceOptions): MigrationResult {
  const { text, toolkits = noToolkits } = options
  const concerns =
    text.includes(OFFICIAL) ||
    text.includes(tagName) ||
    /\bgatewayApi\.clientConfig|buttonApi\.set|startsWith\(['"]radix-/.test(text)
  if (!concerns) return { text, notes: [] }
  const file = open(options)
  const notes: Note[] = []
  const work: Work = {
    file,
    note: (at, message) => {
      const line = originalLine(text, file.getFullText(), at.getStartLineNumber())
      notes.push({ line, text: message })
    },
    imports: new Map(),
    atTop: new Set(),
    explorer: [],
    official: new Set(
      file
        .getImportDeclarations()
        .filter((one) => one.getModuleSpecifierValue() === OFFICIAL)
        .flatMap((one) => one.getNamedImports())
        .map((one) => one.getAliasNode()?.getText() ?? one.getName()),
    ),
    replaced: [],
  }
  migrateDynamicImports(work)
  for (const declaration of file.getImportDeclarations())
    if (declaration.getModuleSpecifierValue() === OFFICIAL) migrateImport(work, declaration)
  const calls = file.getDescendantsOfKind(SyntaxKind.CallExpression).filter(isToolkitCall)
  const config = calls[0] && gatewayOptionsText(calls[0].getArguments()[0], clientConfigOptions)
  for (const call of calls) migrateOptions(work, call)
  migrateClientConfig(work, config)
  dropButtonCalls(work)
  introduceButton(work, options)
  migrateTags(work, toolkits)
  migrateTagTexts(work)
  noteOtherUses(work)
  const lines = [...work.imports]
    .map(([from, names]): [string, string] => [from.replace('type ', ''), [...names].toSorted().join(', ')])
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, names]) =>
      names
        ? styled(work, `import { ${names} } from '${from}'`)
        : `${styled(work, `import type {} from '${from}'`)} // the type of <lootbox-connect>`,
    )
  const atTop = [...work.atTop].map((statement) => styled(work, statement))
  const [first, ...others] = work.replaced
  for (const declaration of others) declaration.remove()
  if (first && lines.length > 0) first.replaceWithText(lines.join('\n'))
  else {
    first?.remove()
    file.insertStatements(importIndex(file), lines)
  }
  const imported = file.getImportDeclarations().at(-1)?.getChildIndex() ?? -1
  file.insertStatements(imported + 1, atTop)
  // Separates directives, imports and code by blank lines.
  const spaced = file
    .getFullText()
    .replace(/^((?:import .*\n)+)(?=[^\n])(?!import|[\s}]|type )/m, '$1\n')
    .replace(/^((?:import .*\n)+)\n(?=import )/m, '$1')
    .replace(/^(['"]use \w+['"];?\n)(?=\S)/, '$1\n')
  return { text: spaced, notes }
}
