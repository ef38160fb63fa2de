import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, isAbsolute, join } from 'node:path'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { satisfies } from 'semver'
import { packAll, publicPackages, tarballOf } from '../scripts/pack.mjs'

/**
 * Installs the tarballs into projects outside the workspace, builds and runs them, and prints a table of the results.
 * Usage: run.mjs [--node=20,22,24 | --node=/path/to/node] [project …]. Without names it runs all projects, with `--node` those that depend
 * on the version of Node. A project whose tools need a newer Node says so in the `engines` of its package.json, and is skipped.
 */
const onEachNode = [
  'node',
  'older',
  'beside',
  'jest',
  'vitest',
  'vite',
  'next',
  'vue',
  'svelte',
  'rola',
  'codegen',
  'create',
  'migrate',
  'readmes',
]
const inBrowsers = ['bundlers', 'vitest-browser', 'playwright', 'script', 'kiosk']
const versions = process.argv
  .find((argument) => argument.startsWith('--node='))
  ?.slice('--node='.length)
  .split(',')
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const projects = named.length > 0 ? named : [...onEachNode, ...(versions ? [] : inBrowsers)]
const home = mkdtempSync(join(tmpdir(), 'lootboxes-integrations-'))
const next = { port: 4135 }

/** The Node that runs the projects, and the folder of the projects. */
let node = process.execPath
let work = home

/** The path of an installed Node, or of the newest one of a major version, which it installs from npm. */
function installNode(requested) {
  if (isAbsolute(requested)) return requested
  const name = `node-${process.platform}-${process.arch}`
  const prefix = join(home, `runtime-${requested}`)
  const args = ['install', `${name}@${requested}`, '--prefix', prefix, '--no-audit', '--no-fund']
  execFileSync('npm', [...args, '--loglevel=error'], { stdio: 'inherit' })
  return join(prefix, 'node_modules', name, 'bin/node')
}

const run = (dir, command, ...args) =>
  execFileSync(command, args, {
    cwd: dir,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
      CHROMIUM_PATH: chromiumPath() ?? '',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  })
const say = (text) => console.log(`\n== ${text}`)

/** Creates each template with the published command, tests and builds it, and commits a transaction on its devnet in a browser. */
function create() {
  const command = join(install('create'), 'node_modules/@lootboxes/create-dapp/dist/cli.js')
  for (const template of ['plain', 'vite-react', 'next', 'vue', 'svelte']) {
    const dir = join(work, `created-${template}`)
    run(work, node, command, dir, '--template', template)
    fromTarballs(dir)
    run(dir, 'npm', 'test')
    run(dir, 'npm', 'run', 'build')
    run(dir, 'npm', 'run', 'test:e2e')
    console.log(`created and tested: ${template}`)
  }
}

/** The example shop outside the workspace, with the workspace's versions of other packages: a purchase, a reveal, a redemption. */
function kiosk() {
  const dir = join(work, 'kiosk')
  const ignored = new Set(['node_modules', 'reports'])
  const filter = (path) => !ignored.has(basename(path))
  cpSync(join(import.meta.dirname, '../examples/kiosk'), dir, { recursive: true, filter })
  const settings = join(dir, 'tsconfig.json')
  cpSync(join(import.meta.dirname, '../tsconfig.base.json'), join(dir, 'tsconfig.base.json'))
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('../../tsconfig.base.json', './tsconfig.base.json'))
  const workspace = readFileSync(join(import.meta.dirname, '../pnpm-workspace.yaml'), 'utf8')
  const versions = new Map([...workspace.matchAll(/^ {2}"?([^\s":]+)"?: (\d\S+)$/gm)].map(([, ...pair]) => pair))
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  delete manifest.devDependencies['@lootboxes/tooling']
  for (const group of [manifest.dependencies, manifest.devDependencies])
    for (const [name, range] of Object.entries(group)) if (range === 'catalog:') group[name] = versions.get(name)
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest))
  const test = join(dir, 'test/kiosk.test.ts')
  const browser = "import { chromiumPath } from '@lootboxes/tooling/chromium'"
  writeFileSync(
    test,
    readFileSync(test, 'utf8').replace(browser, 'const chromiumPath = () => process.env.CHROMIUM_PATH'),
  )
  fromTarballs(dir)
  run(dir, node, 'node_modules/vitest/vitest.mjs', 'run')
}

/** Copies the programs of each README into an empty project, in order, then compiles and runs them. */
function readmes() {
  const dir = install('readmes')
  for (const { name, dir: home } of publicPackages) {
    const text = readFileSync(join(home, 'README.md'), 'utf8')
    // A shell program has a name; other shell fences are single commands.
    const fences = [...text.matchAll(/```(tsx?|sh(?= \w))(?: ([\w.-]+\.(?:tsx?|sh)))?\n([\s\S]*?)```/g)]
    for (const [index, [, language, named, code]] of fences.entries()) {
      mkdirSync(join(dir, 'src', name), { recursive: true })
      writeFileSync(join(dir, 'src', name, named ?? `${index + 1}.${language}`), code)
    }
  }
  run(dir, node, 'node_modules/typescript/bin/tsc', '-p', '.')
  run(dir, node, 'journey.mjs')
}

/** Compiles a migrated dApp, or one before its migration, with its framework's compiler. */
function typeCheck(dir) {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
  }
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions, exclude: ['node_modules'] }))
  const [compiler] = ['vue-tsc/bin/vue-tsc.js', 'svelte-check/bin/svelte-check', 'typescript/bin/tsc']
    .map((path) => join('node_modules', path))
    .filter((path) => existsSync(join(dir, path)))
  run(dir, node, compiler, ...(compiler.includes('svelte') ? [] : ['-p', '.']))
}

/** Compiles each fixture against the official toolkit, migrates it with the published command, and compiles it against our packages. */
function migrate() {
  const command = join(install('migrate'), 'node_modules/@lootboxes/migrate/dist/cli.js')
  const shapes = join(import.meta.dirname, '../packages/migrate/fixtures')
  for (const shape of readdirSync(shapes)) {
    const dir = join(work, `moved-${shape}`)
    cpSync(join(shapes, shape, 'before'), dir, { recursive: true })
    run(dir, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
    typeCheck(dir)
    run(work, node, command, dir, '--write')
    fromTarballs(dir)
    typeCheck(dir)
    console.log(`compiled, migrated and compiled: ${shape}`)
  }
}

/** Copies a project and installs it, with our packages from the tarballs and all others from the registry. */
function install(project) {
  const dir = join(work, project)
  cpSync(join(import.meta.dirname, project), dir, { recursive: true })
  return fromTarballs(dir)
}

function fromTarballs(dir) {
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  const tarballs = Object.fromEntries(publicPackages.map(({ manifest: own }) => [own.name, `file:${tarballOf(own)}`]))
  for (const group of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(group ?? {})) if (tarballs[name]) group[name] = tarballs[name]
  // Before a release the registry lacks our packages, so overrides point their dependencies to the tarballs, too.
  manifest.overrides = Object.fromEntries(
    Object.entries(tarballs).map(([name, file]) => [
      name,
      (manifest.dependencies?.[name] ?? manifest.devDependencies?.[name]) ? `$${name}` : file,
    ]),
  )
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest, null, 2))
  run(dir, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
  return dir
}

function expectThat(condition, message) {
  if (!condition) throw new Error(message)
}

const checks = {
  node: (dir) => {
    run(dir, node, 'esm.mjs')
    run(dir, node, 'commonjs.cjs')
    for (const typescript of ['typescript', 'typescript-6', 'typescript-7']) {
      for (const [module, resolution] of [
        ['node16', 'node16'],
        ['nodenext', 'nodenext'],
        ['esnext', 'bundler'],
      ]) {
        const tsc = join('node_modules', typescript, 'bin/tsc')
        run(dir, node, tsc, '-p', '.', '--module', module, '--moduleResolution', resolution)
        console.log(`compiled: ${typescript}, ${resolution}`)
      }
    }
  },
  older: (dir) => {
    run(dir, node, 'node_modules/typescript/bin/tsc', '-p', '.')
    for (const name of ['zod', 'rxjs', 'neverthrow']) {
      const copies = globSync(`{node_modules/${name},node_modules/**/node_modules/${name}}/package.json`, { cwd: dir })
      expectThat(copies.length === 1, `${name} is installed ${copies.length} times: ${copies.join(', ')}`)
      console.log(`one copy of ${name} ${JSON.parse(readFileSync(join(dir, copies[0]), 'utf8')).version}`)
    }
    run(dir, node, '--input-type=module', '-e', loadsEverything)
  },
  beside: (dir) => {
    run(dir, node, 'node_modules/typescript/bin/tsc', '-p', '.')
    run(dir, node, 'node_modules/vitest/vitest.mjs', 'run')
    run(dir, 'npm', 'install', 'vitest@4', '--no-save', '--no-audit', '--no-fund', '--loglevel=error')
    run(dir, node, 'node_modules/vitest/vitest.mjs', 'run')
  },
  jest: (dir) => {
    cpSync(join(import.meta.dirname, 'node/entries.cjs'), join(dir, 'entries.cjs'))
    run(dir, node, 'node_modules/jest/bin/jest.js')
  },
  bundlers: (dir) => run(dir, node, 'sizes.mjs'),
  vitest: (dir) => run(dir, node, 'node_modules/vitest/vitest.mjs', 'run'),
  'vitest-browser': (dir) => run(dir, node, 'node_modules/vitest/vitest.mjs', 'run'),
  playwright: (dir) => run(dir, node, 'node_modules/@playwright/test/cli.js', 'test'),
  rola: (dir) => run(dir, node, 'journey.mjs'),
  codegen: (dir) => run(dir, node, '--import', 'tsx', 'journey.mjs'),
  script: (dir) => run(dir, node, 'journey.mjs'),
  vite: (dir) => {
    run(dir, node, 'node_modules/vite/bin/vite.js', 'build')
    const scripts = readdirSync(join(dir, 'dist/assets')).filter((name) => name.endsWith('.js'))
    const code = scripts.map((name) => readFileSync(join(dir, 'dist/assets', name), 'utf8')).join('\n')
    expectThat(code.includes('radix#chromeExtension#send'), 'The page does not contain the connector.')
    expectThat(!/loggedInTimestamp|Test Persona|owner_keys/.test(code), 'The page contains entries it does not use.')
    expectThat(!/from\s*["']node:|require\(["'](node:|fs|path|crypto)/.test(code), 'The page imports a Node built-in.')
  },
  vue: (dir) => {
    run(dir, node, 'node_modules/vue-tsc/bin/vue-tsc.js', '--noEmit')
    framework(dir)
  },
  svelte: (dir) => {
    run(dir, node, 'node_modules/svelte-check/bin/svelte-check', '--fail-on-warnings')
    framework(dir)
  },
  next: async (dir) => {
    run(dir, node, 'node_modules/next/dist/bin/next', 'build')
    const args = ['node_modules/next/dist/bin/next', 'start', '--port', String(next.port)]
    const { genesisAddresses } = await import(join(dir, 'node_modules/@lootboxes/devnet/dist/index.js'))
    const gateway = { port: 4136 }
    const origin = `http://localhost:${next.port}`
    const env = {
      ...process.env,
      ORIGIN: origin,
      GATEWAY_URL: `http://127.0.0.1:${gateway.port}`,
      DAPP_DEFINITION: genesisAddresses(240).dappDefinition,
      SESSION_SECRET: 'a secret of at least 32 characters',
    }
    const devnetArgs = ['node_modules/@lootboxes/devnet/dist/cli.js', '--memory', '--no-history', '--port']
    const devnet = spawn(node, [...devnetArgs, String(gateway.port)], { cwd: dir, stdio: 'inherit' })
    const server = spawn(node, args, { cwd: dir, stdio: 'inherit', env })
    try {
      await waitForResponse(`${env.GATEWAY_URL}/devnet/state`)
      const html = await waitForResponse(`http://localhost:${next.port}/`)
      expectThat(html.includes('One moment'), 'The server did not render the button as restoring.')
      expectThat(html.includes('Everything else on the page'), 'The server did not render the children.')
      expectThat(/Balance: (<!-- -->)?pending/.test(html), 'The server did not render the read hook as pending.')
      expectThat(!html.includes('>Connect<'), 'The server rendered Connect before the session was restored.')
      execFileSync(node, ['login.mjs'], { cwd: dir, stdio: 'inherit', env })
    } finally {
      server.kill()
      devnet.kill()
    }
  },
}

/** Builds a framework's page and runs the shared journey on it. */
function framework(dir) {
  cpSync(join(import.meta.dirname, 'framework-journey.mjs'), join(dir, 'journey.mjs'))
  run(dir, node, 'journey.mjs')
}

async function waitForResponse(url) {
  for (let attempt = 0; attempt < 60; attempt++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return response.text()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${url} did not answer within 30 s`)
}

/** A program that imports the main entries in Node. */
const loadsEverything = `
  for (const name of ['ledger', 'manifest', 'gateway', 'wallet-connector', 'wallet-connector/toolkit', 'lootbox'])
    await import('@lootboxes/' + name)
`

/** Integrations that install more than their folder. */
const whole = { create, kiosk, migrate, readmes }

/** Runs each project with one Node. Returns the version, and the result of each project as text. */
async function runAll() {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  const results = new Map()
  for (const project of projects) {
    say(`${project} on Node ${version}`)
    const path = join(import.meta.dirname, project, 'package.json')
    const needs = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).engines?.node : undefined
    if (needs && !satisfies(version, needs)) {
      results.set(project, `needs ${needs}`)
      continue
    }
    const startedAt = Date.now()
    try {
      await (whole[project] ?? ((name) => checks[name](install(name))))(project)
      results.set(project, `passed, ${Math.round((Date.now() - startedAt) / 1000)} s`)
    } catch (failure) {
      console.error(failure)
      results.set(project, 'FAILED')
    }
  }
  return { version, results }
}

try {
  say('pack')
  expectThat(existsSync(join(publicPackages[0].dir, 'dist')), 'Build first: npx turbo run build --filter=./packages/*')
  await packAll()
  const runs = []
  for (const requested of versions ?? [process.execPath]) {
    node = installNode(requested)
    work = mkdtempSync(join(home, 'projects-'))
    runs.push(await runAll())
    rmSync(work, { recursive: true, force: true })
  }
  const row = (...cells) => console.log(`| ${cells.join(' | ')} |`)
  say('integrations')
  row('project', ...runs.map(({ version }) => `Node ${version}`))
  row('---', ...runs.map(() => '---'))
  for (const project of projects) row(project, ...runs.map(({ results }) => results.get(project)))
  const failed = runs.flatMap(({ results }) => [...results.values()]).filter((result) => result === 'FAILED').length
  say(failed === 0 ? 'all integrations passed' : `${failed} integrations failed`)
  if (failed > 0) process.exitCode = 1
} finally {
  rmSync(home, { recursive: true, force: true })
}
