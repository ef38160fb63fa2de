import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Installs what npm would ship into projects outside the workspace, builds and runs them. Usage: run.mjs [node] [vite] [next] */
const root = join(import.meta.dirname, '..')
const asked = process.argv.slice(2)
const projects = asked.length > 0 ? asked : ['node', 'vite', 'next']
const work = mkdtempSync(join(tmpdir(), 'lootboxes-integrations-'))
const shipped = { ledger: 'ledger', 'wallet-connector': 'wallet-connector' }
const next = { port: 4135 }

const run = (dir, command, ...args) => execFileSync(command, args, { cwd: dir, stdio: 'inherit' })
const say = (text) => console.log(`\n== ${text}`)

function pack() {
  for (const name of Object.keys(shipped)) {
    const dir = join(root, 'packages', name)
    run(dir, 'npx', '--yes', 'pnpm@12.21.0', 'run', 'build')
    run(dir, 'npx', '--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', work)
    const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
    renameSync(join(work, `lootboxes-${name}-${version}.tgz`), join(work, `${name}.tgz`))
  }
}

function install(project) {
  const dir = join(work, project)
  cpSync(join(import.meta.dirname, project), dir, { recursive: true })
  for (const name of Object.keys(shipped)) cpSync(join(work, `${name}.tgz`), join(dir, `${name}.tgz`))
  run(dir, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
  return dir
}

function expectThat(holds, otherwise) {
  if (!holds) throw new Error(otherwise)
}

const checks = {
  node: (dir) => {
    run(dir, process.execPath, 'esm.mjs')
    run(dir, process.execPath, 'commonjs.cjs')
    for (const typescript of ['typescript', 'typescript-6']) {
      for (const [module, resolution] of [
        ['node16', 'node16'],
        ['nodenext', 'nodenext'],
        ['esnext', 'bundler'],
      ]) {
        const tsc = join('node_modules', typescript, 'bin/tsc')
        run(dir, process.execPath, tsc, '-p', '.', '--module', module, '--moduleResolution', resolution)
        console.log(`types hold: ${typescript}, ${resolution}`)
      }
    }
  },
  vite: (dir) => {
    run(dir, process.execPath, 'node_modules/vite/bin/vite.js', 'build')
    const scripts = readdirSync(join(dir, 'dist/assets')).filter((name) => name.endsWith('.js'))
    const code = scripts.map((name) => readFileSync(join(dir, 'dist/assets', name), 'utf8')).join('\n')
    expectThat(code.includes('radix#chromeExtension#send'), 'The page does not contain the connector.')
    expectThat(!/loggedInTimestamp|Test Persona|owner_keys/.test(code), 'The page contains entries it does not use.')
    expectThat(!/from\s*["']node:|require\(["'](node:|fs|path|crypto)/.test(code), 'The page asks for a Node built-in.')
  },
  next: async (dir) => {
    run(dir, process.execPath, 'node_modules/next/dist/bin/next', 'build')
    const args = ['node_modules/next/dist/bin/next', 'start', '--port', String(next.port)]
    const server = spawn(process.execPath, args, { cwd: dir, stdio: 'inherit' })
    try {
      const html = await firstAnswer(`http://localhost:${next.port}/`)
      expectThat(html.includes('One moment'), 'The server did not render the fallback.')
      expectThat(!html.includes('>Connect<'), 'The server offered to connect before it could know.')
    } finally {
      server.kill()
    }
  },
}

async function firstAnswer(url) {
  for (let attempt = 0; attempt < 60; attempt++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return answer.text()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${url} did not answer within 30 s`)
}

try {
  say('pack')
  pack()
  for (const project of projects) {
    say(project)
    await checks[project](install(project))
  }
  say(`${projects.length} of ${projects.length} integrations work`)
} finally {
  rmSync(work, { recursive: true, force: true })
}
