import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openJournal } from './journal'
import type { JournalHeader, JournalRecord } from './journal-record'

const folder = mkdtempSync(join(tmpdir(), 'devnet-journal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const header: JournalHeader = {
  kind: 'genesis',
  format: 1,
  networkId: 240,
  seed: 1,
  originMs: 5,
  history: false,
  world: 'hug',
}
const record = (timeMs: number): JournalRecord => ({ kind: 'transaction', hex: 'ab'.repeat(20), timeMs, digest: '00' })

function written(name: string, count: number): string {
  const path = join(folder, name)
  const { journal } = openJournal(path, header)._unsafeUnwrap()
  for (let at = 1; at <= count; at += 1) journal.append([record(at)])
  journal.close()
  return path
}

test('returns the appended records and the header of the first start', () => {
  const path = written('plain', 3)
  const opened = openJournal(path, { ...header, seed: 99 })._unsafeUnwrap()
  opened.journal.close()
  expect(opened).toMatchObject({ header, records: [record(1), record(2), record(3)], tornBytes: 0 })
})

test('cut at any byte, it keeps every complete line and drops the rest', () => {
  const path = written('cut', 3)
  const whole = readFileSync(path)
  const headerBytes = whole.indexOf(0x0a) + 1
  fc.assert(
    fc.property(fc.integer({ min: headerBytes, max: whole.length }), (bytes) => {
      writeFileSync(path, whole.subarray(0, bytes))
      const opened = openJournal(path, header)._unsafeUnwrap()
      const lines = whole.subarray(0, bytes).toString().split('\n').length - 2
      expect(opened.records).toEqual([record(1), record(2), record(3)].slice(0, lines))
      opened.journal.append([record(9)])
      opened.journal.close()
      const again = openJournal(path, header)._unsafeUnwrap()
      again.journal.close()
      expect(again).toMatchObject({ records: [...opened.records, record(9)], tornBytes: 0 })
    }),
  )
})

test('damage before the last line is an error that names the line', () => {
  const path = written('damaged', 2)
  appendFileSync(path, '{"kind":"nonsense"}\n')
  expect(openJournal(path, header)._unsafeUnwrapErr()).toMatchObject({ kind: 'journal-damaged', path, line: 4 })
})

test('removes a line that could not be written, and reports it', () => {
  const path = join(folder, 'closed')
  const { journal } = openJournal(path, header)._unsafeUnwrap()
  journal.append([record(1)])
  journal.close()
  expect(() => journal.append([record(2)])).toThrow()
  const again = openJournal(path, header)._unsafeUnwrap()
  again.journal.close()
  expect(again.records).toEqual([record(1)])
})
