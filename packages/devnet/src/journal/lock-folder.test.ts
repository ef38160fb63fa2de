import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDevnet } from '../create-devnet'
import { devnetErrorText } from '../devnet-error'
import { lockFolder } from './lock-folder'

const folder = mkdtempSync(join(tmpdir(), 'devnet-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const fresh = () => mkdtempSync(join(folder, 'f-'))
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid

test('one devnet holds the lock, which is free after its release', () => {
  const data = fresh()
  const unlock = lockFolder(data)._unsafeUnwrap()
  const path = join(data, 'journal.lock')
  expect(readFileSync(path, 'utf8')).toBe(`${process.pid}\n`)
  expect(lockFolder(data)._unsafeUnwrapErr()).toEqual({ kind: 'journal-locked', path, pid: process.pid })
  unlock()
  expect(existsSync(path)).toBe(false)
  lockFolder(data)._unsafeUnwrap()()
})

test('a running process keeps the lock; an ended process and an invalid file do not', () => {
  const data = fresh()
  const path = join(data, 'journal.lock')
  writeFileSync(path, `${process.ppid}\n`)
  expect(lockFolder(data)._unsafeUnwrapErr()).toEqual({ kind: 'journal-locked', path, pid: process.ppid })
  for (const left of [`${deadPid()}\n`, '', 'nonsense', '-1', `${process.pid}\n`]) {
    writeFileSync(path, left)
    lockFolder(data)._unsafeUnwrap()()
  }
})

test('a second devnet on the same folder fails with instructions, and changes nothing', async () => {
  const data = fresh()
  const first = (await createDevnet({ data, history: false }))._unsafeUnwrap()
  const journal = readFileSync(join(data, 'journal.jsonl'), 'utf8')
  for (const reset of [false, true]) {
    const second = await createDevnet({ data, history: false, reset })
    expect(devnetErrorText(second._unsafeUnwrapErr())).toBe(
      `Another devnet (process ${process.pid}) writes to this folder. Stop it, or choose another --data folder. If no devnet runs, delete ${join(data, 'journal.lock')}.`,
    )
  }
  expect(readFileSync(join(data, 'journal.jsonl'), 'utf8')).toBe(journal)
  await first.close()
  const again = (await createDevnet({ data, history: false }))._unsafeUnwrap()
  await again.close()
})

test('releases the lock of an unusable folder', async () => {
  const data = fresh()
  await (await createDevnet({ data, history: false }))._unsafeUnwrap().close()
  const other = await createDevnet({ data, history: false, networkId: 2 })
  expect(other._unsafeUnwrapErr().kind).toBe('other-network')
  writeFileSync(join(data, 'journal.jsonl'), 'damaged\n')
  expect((await createDevnet({ data, history: false }))._unsafeUnwrapErr().kind).toBe('journal-damaged')
  expect(existsSync(join(data, 'journal.lock'))).toBe(false)
  await (await createDevnet({ data, history: false, reset: true }))._unsafeUnwrap().close()
})

test('a file instead of a folder is an error value', async () => {
  const file = join(fresh(), 'file')
  writeFileSync(file, '')
  const errorOf = async (data: string) =>
    devnetErrorText((await createDevnet({ data, history: false }))._unsafeUnwrapErr())
  expect(await errorOf(file)).toBe(
    `The folder ${file} cannot hold the journal: it is a file, not a folder. Choose another with --data, or use --memory to store nothing.`,
  )
  expect(await errorOf(join(file, 'below'))).toContain('a part of its path is a file, not a folder')
})
