import { execFile, execFileSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@lootboxes/tooling/free-port'
import { postgresFolder } from '../../packages/catalog/src/testing/test-postgres'
import { until } from './processes.mjs'

const run = promisify(execFile)
const as = { user: 'postgres', group: 'postgres' }
const idOf = (flag) => Number(execFileSync('id', [flag, as.user], { encoding: 'utf8' }))

/** Starts an empty PostgreSQL with default durability: committed transactions are on disk. */
export async function createPostgres({ processes, folder, name }) {
  const bin = postgresFolder()
  const home = join(folder, name)
  mkdirSync(home)
  chownSync(home, idOf('-u'), idOf('-g'))
  const data = join(home, 'data')
  const made = await processes.run(
    `${name}-initdb`,
    [join(bin, 'initdb'), '-D', data, '-A', 'trust', '-U', 'lootboxes', '-E', 'UTF8'],
    { as, cwd: home },
  )
  if (made.code !== 0) throw new Error(`initdb failed: ${made.log}`)
  const port = await freePort()
  const at = (database) => `postgres://lootboxes@127.0.0.1:${port}/${database}`
  const command = [join(bin, 'postgres'), '-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', home]
  const client = (program, args) =>
    run(join(bin, program), args, {
      env: { ...process.env, PGCONNECT_TIMEOUT: '2' },
      timeout: 60_000,
      maxBuffer: 64 * 1024 * 1024,
    })
  const query = async (sql, database = 'lootboxes') => {
    const { stdout } = await client('psql', ['-XAt', '-F', '\t', '-v', 'ON_ERROR_STOP=1', '-c', sql, at(database)])
    return stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t'))
  }
  const postgres = {
    name,
    url: at('lootboxes'),
    process: undefined,
    query,
    client,
    /** Starts it, and retries while children of the killed server still run. */
    start: async () => {
      postgres.process = processes.start(name, command, { as, cwd: home })
      await until(`${name} answers`, 30, () => {
        if (postgres.process.hasEnded) postgres.process = processes.start(name, command, { as, cwd: home })
        return query('select 1', 'postgres')
      })
    },
    stop: () => postgres.process.stop(20, 'SIGINT'),
  }
  await postgres.start()
  await query('create database lootboxes', 'postgres')
  return postgres
}
