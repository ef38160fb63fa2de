import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lootboxes/tooling/free-port'
import pg from 'pg'
import { catalogMigrations, migratePostgres } from '../migrate-database'

// A test helper looks where its programs are; nothing is configured by it.
// oxlint-disable-next-line no-restricted-properties
const environment = process.env

/** Where Debian and a PATH keep the server's programs. */
export function postgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  const folders = ['/usr/local/pgsql/bin', ...versions, ...(environment.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** A server refuses to run as root: it gets the user its package made. */
function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user.
    }
  return {}
}

async function untilItAnswers(url: string, attempts = 200): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
  } catch (cause) {
    if (attempts === 0) throw cause
    await new Promise((resolve) => setTimeout(resolve, 50))
    await untilItAnswers(url, attempts - 1)
  }
}

export type TestPostgres = { readonly url: string; readonly stop: () => Promise<void> }

/** Starts a PostgreSQL in a temporary folder, or returns why it cannot. Tests need no `fsync`; a benchmark does. */
export async function startPostgres({ fsync = false } = {}): Promise<TestPostgres | string> {
  const bin = postgresFolder()
  if (bin === undefined) return 'no PostgreSQL is installed (Debian: apt-get install postgresql)'
  const as = user()
  const root = mkdtempSync(join(tmpdir(), 'catalog-postgres-'))
  if (as.uid !== undefined) chownSync(root, as.uid, as.gid ?? as.uid)
  const data = join(root, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'catalog', '-E', 'UTF8', '--no-sync'], {
    ...as,
    stdio: 'ignore',
    cwd: root,
  })
  const port = await freePort()
  const settings = [
    `fsync=${fsync ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${root}`,
    'max_connections=60',
    'shared_buffers=64MB',
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...as,
      stdio: 'ignore',
      cwd: root,
    },
  )
  const url = `postgres://catalog@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(root, { recursive: true, force: true })
    },
  }
}

let databases = 0

/** An empty database in a server, or a copy of one of its databases. */
export async function freshPostgres(url: string, { template = 'template1' } = {}): Promise<string> {
  databases += 1
  const name = `catalog_${process.pid}_${databases}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return url.replace(/\/postgres$/, `/${name}`)
}

/** Creates a database with the catalog's tables and returns its name: a copy is made in a tenth of the time. */
export async function migratedPostgres(url: string): Promise<string> {
  const migrated = await freshPostgres(url)
  await migratePostgres(migrated, [catalogMigrations()])
  return new URL(migrated).pathname.slice(1)
}
