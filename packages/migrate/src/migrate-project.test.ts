import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrateProject } from './index'

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (shape: string) => cpSync(join(fixtures, shape, 'before'), folder, { recursive: true })
const filesIn = (dir: string) => globSync('**/*.*', { cwd: dir }).toSorted()
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const read = (dir: string, path: string) =>
  readFileSync(join(dir, path), 'utf8').replaceAll('"^VERSION"', `"^${version}"`)

/** `node integrations/run.mjs migrate` compiles the migrated fixtures. */
describe.each(['plain', 'react', 'context', 'store', 'next', 'vue', 'svelte'])('a dApp in %s', (shape) => {
  test('becomes the expected dApp', () => {
    start(shape)
    migrateProject({ folder })._unsafeUnwrap()
    const after = join(fixtures, shape, 'after')
    expect(filesIn(folder)).toEqual(filesIn(after))
    for (const path of filesIn(after)) expect(read(folder, path), path).toBe(read(after, path))
  })

  test('stays unchanged in a second run', () => {
    start(shape)
    migrateProject({ folder })._unsafeUnwrap()
    expect(
      migrateProject({ folder })
        ._unsafeUnwrap()
        .filter(({ changed }) => changed),
    ).toEqual([])
  })

  test('stays unchanged in a dry run', () => {
    start(shape)
    expect(
      migrateProject({ folder, dryRun: true })
        ._unsafeUnwrap()
        .some(({ changed }) => changed),
    ).toBe(true)
    const before = join(fixtures, shape, 'before')
    for (const path of filesIn(before)) expect(read(folder, path), path).toBe(read(before, path))
  })
})

const notesOf = () =>
  migrateProject({ folder, dryRun: true })
    ._unsafeUnwrap()
    .flatMap(({ path, notes }) => notes.map(({ line, text }) => `${path}:${line} ${text}`))
const properties = 'The button has different custom properties: --lootbox-connect-accent, -radius, -width and more.'

test.each([
  ['context', [`src/header.scss:4 ${properties}`, `src/header.scss:5 ${properties}`]],
  ['vue', [`src/App.vue:32 ${properties}`]],
  ['svelte', []],
  [
    'store',
    [
      'src/app.tsx:5 Set the toolkit of the button: ref={(button) => { if (button) button.toolkit = rdt }}',
      'src/global.d.ts:1 The file would be empty, so it is deleted.',
      'src/rdt-provider.tsx:24 toolkit.buttonApi.setTheme("black"): set theme="light", "dark" or "system" on <lootbox-connect>, and its colours with CSS.',
    ],
  ],
])('notes of %s name the lines that need a manual change', (shape, notes) => {
  start(shape)
  expect(notesOf()).toEqual(notes)
})

const write = (path: string, text: string) => writeFileSync(join(folder, path), text)

test('dependencies in one line keep all entries', () => {
  write(
    'package.json',
    '{ "name": "one-line", "dependencies": { "@radixdlt/radix-dapp-toolkit": "2.2.1", "react": "19.3.1" }, "devDependencies": { "@radixdlt/wallet-sdk": "1" } }',
  )
  migrateProject({ folder })._unsafeUnwrap()
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
    name: 'one-line',
    dependencies: {
      '@lootboxes/gateway': `^${version}`,
      '@lootboxes/wallet-connector': `^${version}`,
      react: '19.3.1',
    },
    devDependencies: {},
  })
})

test('a package.json that is no JSON leaves the project unchanged', () => {
  const broken = '{ "dependencies": { "@radixdlt/radix-dapp-toolkit": "2.2.1", } }'
  write('package.json', broken)
  expect(migrateProject({ folder })._unsafeUnwrapErr()).toMatchObject({ kind: 'unreadable' })
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(broken)
})

test('a name of the old button elsewhere, a tag prefix and a template without a toolkit have notes', () => {
  write('package.json', '{ "overrides": { "@radixdlt/radix-dapp-toolkit": "2.2.1" } }')
  write('vite.config.js', "export const isCustomElement = (tag) => tag.startsWith('radix-')\n")
  write('Old.vue', '<template>\n  <radix-connect-button />\n</template>\n')
  expect(notesOf().toSorted()).toEqual([
    'Old.vue:2 Set the toolkit of the button: <lootbox-connect :toolkit.prop="rdt">',
    'package.json:1 @radixdlt/radix-dapp-toolkit is still named here.',
    "vite.config.js:1 The button is <lootbox-connect> here: tag === 'lootbox-connect'.",
  ])
})

test('notes of package.json and of a template name the lines before the change', () => {
  write(
    'package.json',
    `{
  "dependencies": {
    "@radixdlt/radix-dapp-toolkit": "2.2.1"
  },
  "overrides": {
    "@radixdlt/radix-dapp-toolkit": "2.2.1"
  }
}
`,
  )
  write(
    'Login.vue',
    `<script setup lang="ts">
import { generateRolaChallenge, type Persona, type WalletData } from '@radixdlt/radix-dapp-toolkit'
</script>

<template>
  <radix-connect-button />
</template>
`,
  )
  expect(notesOf().toSorted()).toEqual([
    'Login.vue:6 Set the toolkit of the button: <lootbox-connect :toolkit.prop="rdt">',
    'package.json:6 @radixdlt/radix-dapp-toolkit is still named here.',
  ])
})

test('a toolkit of useMemo reaches the button of its component', () => {
  write('package.json', '{}')
  write(
    'app.tsx',
    `import { createLogger, RadixDappToolkit } from '@radixdlt/radix-dapp-toolkit'
import { useMemo } from 'react'

export function App() {
  const rdt = useMemo(() => RadixDappToolkit({ networkId: 1, dAppDefinitionAddress: 'account_rdx1', logger: createLogger(2) }), [])
  return <radix-connect-button />
}
`,
  )
  const [file] = migrateProject({ folder })._unsafeUnwrap()
  expect(readFileSync(join(folder, 'app.tsx'), 'utf8')).toContain(
    "import { useMemo } from 'react'\n\ndefineLootboxConnect()",
  )
  expect(file?.diff).toContain('+  return <lootbox-connect ref={(button) => { if (button) button.toolkit = rdt }} />')
  // Version 1 of the toolkit exported it.
  expect(file?.diff).toMatch(/^\+.*\blogger: console\b/m)
})

test('JavaScript with an untyped context: the button has its toolkit, without TypeScript, and notes name the lines before the change', () => {
  write('package.json', '{}')
  write(
    'main.jsx',
    `import { RadixDappToolkit } from '@radixdlt/radix-dapp-toolkit'
export const rdt = RadixDappToolkit({ networkId: 2, dAppDefinitionAddress: 'account_tdx_2_1' })
`,
  )
  write(
    'context.jsx',
    'export const RdtContext = createContext(null)\nexport const useRdt = () => useContext(RdtContext)\n',
  )
  write(
    'send.js',
    'export const useSend = () => {\n  const rdt = useRdt()\n  return rdt.walletApi.sendTransaction\n}\n',
  )
  write(
    'header.jsx',
    `import { useRdt } from './context'

export function Header() {
  const rdt = useRdt()
  rdt.buttonApi.setMode('dark')
  rdt.buttonApi.setTheme('black')
  return <radix-connect-button />
}
`,
  )
  const lines = notesOf().map((note) => note.split(' ')[0])
  expect(lines).toEqual(['header.jsx:5', 'header.jsx:6'])
  migrateProject({ folder })._unsafeUnwrap()
  expect(readFileSync(join(folder, 'header.jsx'), 'utf8')).toBe(`import { useRdt } from './context'

export function Header() {
  const rdt = useRdt()
  return <lootbox-connect ref={(button) => { if (button) button.toolkit = rdt ?? undefined }} />
}
`)
})

test('uses of the official toolkit that are not migrated have notes', () => {
  write('package.json', '{}')
  write('server.cjs', "const { RadixDappToolkit } = require('@radixdlt/radix-dapp-toolkit')\n")
  write('index.ts', "export { DataRequestBuilder } from '@radixdlt/radix-dapp-toolkit'\n")
  write(
    'index.html',
    '<p></p>\n<script src="https://unpkg.com/@radixdlt/radix-dapp-toolkit@2/dist/radix-dapp-toolkit.bundle.umd.js"></script>\n',
  )
  const still =
    '@radixdlt/radix-dapp-toolkit is still named here. Replace it by imports of the names in the README of the wallet connector.'
  expect(notesOf().toSorted()).toEqual([
    'index.html:2 This script is the official toolkit. Replace it by the scripts in docs/button.md of the wallet connector.',
    `index.ts:1 ${still}`,
    `server.cjs:1 ${still}`,
  ])
})

test('options in a variable keep their application, and options without a counterpart have notes', () => {
  write('package.json', '{}')
  write(
    'rdt.ts',
    `import { RadixDappToolkit } from '@radixdlt/radix-dapp-toolkit'
import { imported } from './options'

const options = {
  networkId: 2,
  dAppDefinitionAddress: 'account_tdx_2_1',
  applicationName: 'Gumball',
  enableMobile: true,
}
export const rdt = RadixDappToolkit(options)
export const other = RadixDappToolkit(imported)
`,
  )
  expect(notesOf()).toEqual([
    'rdt.ts:8 The option enableMobile has no counterpart here.',
    'rdt.ts:11 Move applicationName, applicationVersion and gatewayBaseUrl (here baseUrl) from imported to createGateway.',
  ])
  migrateProject({ folder })._unsafeUnwrap()
  expect(readFileSync(join(folder, 'rdt.ts'), 'utf8')).toContain(
    'createGateway({ networkId: options.networkId, applicationName: options.applicationName })',
  )
})

test('names without a counterpart have a note with the replacement', () => {
  write('package.json', '{}')
  write('status.ts', "import { TransactionStatus, Metadata } from '@radixdlt/radix-dapp-toolkit'\n")
  expect(notesOf()).toEqual([
    "status.ts:1 TransactionStatus has no counterpart here. Compare with its text, for example 'CommittedSuccess'.",
    'status.ts:1 Metadata has no counterpart here. The README of the wallet connector lists the names that have one.',
  ])
})

test('a toolkit in a class defines the button, and a note says that the button in HTML needs the toolkit', () => {
  write('package.json', '{}')
  write('app.component.html', '<radix-connect-button></radix-connect-button>\n')
  write(
    'wallet.service.ts',
    `'use client'
// The page's wallet.
import { RadixDappToolkit } from '@radixdlt/radix-dapp-toolkit'

export class WalletService {
  rdt = RadixDappToolkit({ networkId: 2, dAppDefinitionAddress: 'account_tdx_2_1' })
}
`,
  )
  expect(notesOf()).toEqual([
    "wallet.service.ts:6 Set the toolkit of the button in the HTML: document.querySelector('lootbox-connect').toolkit = this toolkit.",
  ])
  migrateProject({ folder })._unsafeUnwrap()
  expect(readFileSync(join(folder, 'wallet.service.ts'), 'utf8')).toMatch(
    /^'use client'\n\n\/\/ The page's wallet.\nimport \{ createGateway \} [\s\S]*\n\ndefineLootboxConnect\(\)\n\nexport class/,
  )
})

test('imports of a button follow the comments and directives above the first import', () => {
  write('package.json', '{}')
  write(
    'header.tsx',
    "// Header\n'use client'\n// Licence\nimport { rdt } from './rdt'\nexport const Header = () => <radix-connect-button />\n",
  )
  migrateProject({ folder })._unsafeUnwrap()
  expect(readFileSync(join(folder, 'header.tsx'), 'utf8').split('\n').slice(0, 5)).toEqual([
    '// Header',
    "'use client'",
    '// Licence',
    "import type {} from '@lootboxes/wallet-connector/button/react' // the type of <lootbox-connect>",
    "import { rdt } from './rdt'",
  ])
})

test('a folder that is missing, and a file in its place, are an error', () => {
  write('app.ts', '')
  for (const path of ['missing', 'app.ts'])
    expect(migrateProject({ folder: join(folder, path) })._unsafeUnwrapErr()).toEqual({
      kind: 'no-folder',
      folder: join(folder, path),
    })
})

test('a folder without package.json is an error', () => {
  expect(migrateProject({ folder })._unsafeUnwrapErr()).toMatchObject({ kind: 'no-package-json' })
})
