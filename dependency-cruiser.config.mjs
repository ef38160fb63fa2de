import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The one table of what may import what: packages first, then the rooms of the storefront. `pnpm check:layers` enforces it,
 * type imports included, and lets no cycle pass; `pnpm graph` draws it into docs/graph.md.
 *
 * A package's row: `entries` are siblings by public entry, `outside` other packages, `byFolder` what one folder or file may
 * use on top, `typesOnly` what is used as types only, `tests` entries for tests, stories, benches and build files (a test that needs
 * two packages lives in the higher one). `node:` stands for Node's own modules.
 */
export const packages = {
  ledger: { outside: ['neverthrow', '@scure/base', '@noble/hashes'] },
  manifest: { entries: ['ledger'], outside: ['neverthrow'] },
  gateway: {
    entries: ['ledger'],
    outside: ['zod', 'neverthrow', '@radixdlt/babylon-gateway-api-sdk'],
    byFolder: { server: ['lru-cache', 'cockatiel'], react: ['react', '@tanstack/react-query'] },
    tests: ['gateway/testing'],
  },
  'wallet-connector': {
    entries: ['ledger'],
    outside: ['zod', 'neverthrow', 'rxjs', '@noble/hashes', '@noble/curves', '@noble/secp256k1'],
    byFolder: {
      react: ['react'],
      'button/react.tsx': ['react'],
      query: ['react', '@tanstack/react-query'],
      rola: ['node:'],
      'button/connect-menu.ts': ['lit-html'],
      'qr-code.ts': ['uqr'],
      'testing/test-wallet-init-script.ts': ['node:', 'esbuild'],
    },
  },
  'create-dapp': { outside: ['neverthrow', 'node:'], byFolder: { 'cli.ts': ['@clack/prompts'] } },
  migrate: { outside: ['neverthrow', 'ts-morph', 'diff', 'node:'] },
  codegen: {
    entries: ['ledger'],
    outside: ['neverthrow', 'zod', '@radixdlt/babylon-gateway-api-sdk', 'node:'],
    tests: ['devnet', 'gateway', 'gateway/sbor', 'manifest'],
  },
  ui: {
    entries: ['ledger'],
    outside: [
      'radix-ui',
      '@radix-ui/*',
      'react',
      'react-dom',
      'class-variance-authority',
      'lucide-react',
      '@fontsource*/*',
      '@tanstack/react-virtual',
      'uplot',
      '@visx/*',
    ],
  },
  lootbox: {
    entries: ['ledger', 'manifest', 'gateway', 'gateway/server', 'gateway/sbor', 'wallet-connector/protocol'],
    outside: ['zod', 'neverthrow', 'rxjs', 'lru-cache'],
    byFolder: {
      react: ['react', '@tanstack/react-query'],
      server: ['node:', 'proxy-addr', 'dataloader', 'image-size', 'ipaddr.js', 'undici'],
    },
    tests: ['gateway/testing', 'gateway/wire'],
  },
  catalog: {
    entries: ['ledger', 'gateway', 'gateway/wire'],
    outside: ['zod', 'neverthrow', 'rxjs', 'drizzle-orm', '@electric-sql/pglite', 'pg', 'node:'],
    byFolder: { react: ['react', '@tanstack/react-query'] },
    tests: ['gateway/testing', 'devnet', 'lootbox', 'manifest'],
  },
  devnet: {
    entries: ['ledger', 'manifest/v1', 'manifest/v2', 'gateway/wire', 'wallet-connector/protocol'],
    outside: [
      'neverthrow',
      'zod',
      'rxjs',
      '@scure/base',
      '@noble/hashes',
      '@noble/curves',
      'esbuild',
      // The explorer's style sheet, in a source tree and in the build.
      'tailwindcss',
      // Types of the fixtures and hooks that other teams' test runners call.
      '@playwright/test',
      'vitest',
      'node:',
    ],
    tests: [
      'gateway',
      'gateway/testing',
      'manifest',
      'wallet-connector',
      'wallet-connector/testing',
      'wallet-connector/toolkit',
      'wallet-connector/rola',
      'lootbox',
    ],
  },
  'catalog-worker': {
    in: 'apps',
    entries: [
      'ledger',
      'gateway',
      'lootbox',
      'catalog',
      'catalog/postgres',
      'catalog/worker',
      // Configuration and documents of the site, and the newsletter. Nothing behind them is of Next.
      'storefront/commands',
      'storefront/newsletter',
    ],
    outside: ['neverthrow', '@clack/prompts', 'node:'],
  },
  kiosk: {
    in: 'examples',
    entries: [
      'ledger',
      'gateway',
      'gateway/react',
      'wallet-connector/react',
      'wallet-connector/toolkit',
      'wallet-connector/button/react',
      'lootbox',
      'lootbox/client',
      'lootbox/react',
      'lootbox/server',
    ],
    outside: ['*'],
    tests: ['devnet'],
  },
  storefront: {
    in: 'apps',
    entries: [
      'ledger',
      'manifest',
      'gateway',
      'gateway/server',
      'gateway/wire',
      'wallet-connector',
      'wallet-connector/toolkit',
      'wallet-connector/react',
      'wallet-connector/protocol',
      'wallet-connector/rola',
      'wallet-connector/mobile',
      'wallet-connector/button',
      'wallet-connector/button/react',
      'lootbox',
      'lootbox/client',
      'lootbox/react',
      'lootbox/server',
      'catalog',
      'catalog/lists',
      'catalog/postgres',
      'catalog/react',
      'ui',
      'ui/*',
    ],
    outside: ['*'],
    tests: [
      'catalog/worker',
      'devnet',
      'devnet/wallet',
      'wallet-connector/testing',
      'gateway/testing',
      'lootbox/testing',
    ],
  },
}

/**
 * Rooms of apps/storefront/src, lowest first: `may` import these rooms, `types` their types only. Tests may look anywhere.
 * A room that is in no row fails.
 */
export const rooms = {
  config: { is: 'environment, networks, listed boxes, copy', may: [] },
  operations: { is: 'server: figures for Prometheus, how a process ends, tables of the database', may: ['config'] },
  ledger: { is: 'server: cached reads, receipts, forecasts', may: ['operations', 'config'] },
  api: { is: 'the product handlers, rate limit, logging, readiness', may: ['ledger', 'operations', 'config'] },
  records: {
    is: 'server: letters, subscribers and samples, in a database of the site',
    may: ['api', 'operations', 'ledger', 'config'],
  },
  client: { is: 'provider, query client, order controller, flags', may: ['config'], lazy: ['wallet'] },
  wallet: { is: 'the lazy wallet chunk: session, activity, menu', may: ['tickets', 'client', 'config'] },
  tickets: { is: 'holdings, draws, loot, properties', may: ['client', 'config'] },
  checkout: { is: 'buy, reveal, redeem, overlay', may: ['tickets', 'wallet', 'client', 'config'] },
  box: {
    is: 'pages of a box: odds, recents, fairness, club',
    may: ['checkout', 'tickets', 'client', 'ledger', 'config'],
  },
  market: {
    is: 'homes, collections, items, rankings, activity, create',
    may: ['box', 'content', 'checkout', 'tickets', 'wallet', 'client', 'ledger', 'config'],
  },
  profile: {
    is: 'accounts, edit profile, wallet page, login',
    may: ['market', 'records', 'tickets', 'wallet', 'client', 'ledger', 'config'],
  },
  content: {
    is: 'blog, help, partners, about, careers, maintenance, case studies, forms',
    may: ['records', 'api', 'client', 'ledger', 'config'],
  },
  receipt: { is: 'receipts of transactions', may: ['client', 'api', 'ledger', 'config'] },
  site: {
    is: 'frame, header, footer, menus, search, not found, offline',
    may: ['content', 'box', 'checkout', 'tickets', 'wallet', 'client', 'config'],
  },
  app: { is: 'routes only: params, metadata, status codes', may: ['*'] },
}

const root = import.meta.dirname
const escapeForRegex = (text) => text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
const any = (patterns) => `(${patterns.join('|')})`
const never = '^$'
const testFile = String.raw`\.(test|test-d|fixture|stories|bench)\.tsx?$|/(conformance|test|testing|fixtures)/`
const homeOf = (name) => `${packages[name].in ?? 'packages'}/${name}`

/** The files behind a public entry such as `gateway/wire`, from the package's own `exports`. */
function entryFiles(entry) {
  const [name, ...rest] = entry.split('/')
  const manifest = join(root, homeOf(name), 'package.json')
  if (!existsSync(manifest)) return []
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'))
  const wanted = rest.length ? `./${rest.join('/')}` : '.'
  return Object.entries(exports)
    .filter(([path]) => (wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted))
    .map(([, target]) => `^${escapeForRegex(`${homeOf(name)}/${(target['@lootboxes/source'] ?? target).slice(2)}`)}$`)
}
const filesOf = (entries) => entries.flatMap(entryFiles)
const outsideOf = (names) =>
  names
    .filter((name) => name !== 'node:')
    .map((name) => `(^|/)node_modules/${escapeForRegex(name).replaceAll('*', '[^/]*')}/`)
    .concat(names.includes('node:') ? ['^node:', '^[a-z_0-9/]+$'] : [])
/** A folder, or one file. */
const withinOf = (path) => escapeForRegex(path) + (path.includes('.') ? '$' : '/')
const external = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-bundled', 'npm-no-pkg', 'npm-unknown', 'core']

function packageRules(name) {
  const row = packages[name]
  const home = `^${homeOf(name)}/`
  const source = { path: `${home}src/`, pathNot: testFile }
  const entries = filesOf(row.entries ?? [])
  const inTests = [...entries, ...filesOf(['ledger/testing', ...(row.tests ?? [])]), '^tooling/src/']
  const others = `^(packages|apps)/(?!${name}/)|^tooling/`
  const says = (rule) => `${name}: ${rule} (its row in dependency-cruiser.config.mjs)`
  const rules = [
    {
      name: says(`may import ${(row.entries ?? []).join(', ') || 'no sibling'}`),
      from: source,
      to: { path: others, pathNot: any([...entries, never]) },
    },
    {
      name: says(`its tests may also import ${(row.tests ?? []).join(', ') || 'ledger/testing'}`),
      from: { path: home, pathNot: `${home}src/` },
      to: { path: others, pathNot: any(inTests) },
    },
    {
      name: says(`its tests may also import ${(row.tests ?? []).join(', ') || 'ledger/testing'}`),
      from: { path: `${home}src/[^:]*(${testFile})` },
      to: { path: others, pathNot: any(inTests) },
    },
    {
      name: says('leaves itself by relative paths nowhere'),
      from: { path: home },
      to: { path: others, dependencyTypes: ['local'] },
    },
    {
      name: says('does not import itself by name outside its tests'),
      from: source,
      to: { path: home, dependencyTypes: ['undetermined'] },
    },
  ]
  if (row.outside.includes('*')) return rules
  const folders = Object.entries(row.byFolder ?? {})
  for (const [folder, more] of [...folders, [undefined, []]]) {
    const within = `${home}src/${withinOf(folder ?? '')}`
    const except = folder ? [] : folders.map(([other]) => `${home}src/${withinOf(other)}`)
    const allowed = [...row.outside, ...more]
    rules.push({
      name: says(`${folder ? `src/${folder} ` : ''}may use ${allowed.join(', ')}`),
      from: folder
        ? { path: within, pathNot: String.raw`\.(test|test-d|fixture|stories|bench)\.tsx?$` }
        : { path: source.path, pathNot: any([testFile, ...except]) },
      to: { dependencyTypes: external, pathNot: any(outsideOf(allowed)) },
    })
  }
  for (const typed of row.typesOnly ?? [])
    rules.push({
      name: says(`uses ${typed} as types only`),
      from: source,
      to: { path: outsideOf([typed])[0], dependencyTypesNot: ['type-only'] },
    })
  return rules
}

const house = join(root, 'apps/storefront/src')

function roomRules() {
  const inside = (names) => names.map((name) => `^apps/storefront/src/${name}/`)
  const unknown = readdirSync(house, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !rooms[entry.name],
  )
  if (unknown.length > 0)
    throw new Error(
      `apps/storefront/src/${unknown[0].name} is no room of the table in dependency-cruiser.config.mjs: give it a row, or a room.`,
    )
  return Object.entries(rooms).flatMap(([room, { may, lazy = [] }]) => {
    if (may.includes('*')) return []
    const from = { path: inside([room])[0], pathNot: testFile }
    return [
      {
        name: `room ${room} may import ${[...may, ...lazy.map((name) => `${name} (lazily or as types)`)].join(', ') || 'no room'}`,
        severity: 'error',
        from,
        to: { path: '^apps/storefront/src/', pathNot: any(inside([room, ...may, ...lazy])) },
      },
      ...lazy.map((name) => ({
        name: `room ${room} may import ${name} lazily or as types only`,
        severity: 'error',
        from,
        to: { path: inside([name])[0], dependencyTypesNot: ['type-only', 'dynamic-import'] },
      })),
    ]
  })
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no cycle, type imports included',
      from: { pathNot: '^apps/storefront/' },
      to: { circular: true },
    },
    {
      name: 'no cycle in the storefront, type imports included',
      severity: 'error',
      from: { path: '^apps/storefront/' },
      to: { circular: true },
    },
    {
      name: 'every import leads somewhere',
      from: {},
      to: { couldNotResolve: true, pathNot: '^vite/client$' },
    },
    ...Object.keys(packages)
      .filter((name) => existsSync(join(root, homeOf(name))))
      .flatMap(packageRules),
    ...roomRules(),
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|\\.next|storybook-static|reports|test-results|\\.docs|create-dapp/templates|migrate/fixtures)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/storefront/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@lootboxes/source', 'import', 'default'],
      mainFields: ['module', 'main'],
    },
    reporterOptions: {
      mermaid: { minify: false },
    },
  },
}
