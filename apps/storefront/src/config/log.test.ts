import { expect, test } from 'vitest'
import { createLog, errorName } from './log'

const account = 'account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08'

function linesOf(level: string) {
  const lines: Record<string, unknown>[] = []
  const log = createLog({ level, destination: { write: (line: string) => void lines.push(JSON.parse(line)) } })
  return { lines, log }
}

test('writes JSON lines that say when, and no whole ledger address wherever it stands', () => {
  const { lines, log } = linesOf('info')
  log.info({ requestId: 'r-1', nested: { because: `no ${account} here` } }, `asked about ${account}`)
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: 'r-1',
      nested: { because: 'no acco...synh08 here' },
      msg: 'asked about acco...synh08',
    },
  ])
})

test('a level keeps the lower ones quiet', () => {
  const { lines, log } = linesOf('warn')
  log.info('a')
  log.error('b')
  expect(lines).toMatchObject([{ msg: 'b' }])
})

test('an error is named without what it was about', () => {
  const behind = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7'), { code: 'ECONNREFUSED' })
  const failed = new Error('Failed query: insert into subscribers … params: sam@example.org', { cause: behind })
  expect(errorName(failed)).toBe('Error, Error ECONNREFUSED')
  expect(errorName('sam@example.org')).toBe('string')
})
