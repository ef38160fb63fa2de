import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The tests of a Playwright suite and its nested suites. */
const playwrightTests = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, results, annotations }) => ({
      file: spec.file,
      name: spec.title,
      status: { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' }[status],
      seconds: Number(annotations.find(({ type }) => type === 'processor seconds')?.description ?? 0),
      error: results.find(({ error }) => error)?.error.message,
    })),
  ),
  ...(suite.suites ?? []).flatMap(playwrightTests),
]

const vitestStatus = { passed: 'passed', failed: 'failed', pending: 'skipped', skipped: 'skipped', todo: 'skipped' }

/** Tests of a Vitest report. Browser tests report their duration, because their processor time is unknown. */
const vitestTests = (root, { testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0 && message
      ? [{ file: relative(root, name), name: 'loads', status: 'failed', seconds: 0, error: message }]
      : assertionResults.map(({ status, fullName, failureMessages, meta, duration = 0 }) => ({
          file: relative(root, name),
          name: fullName,
          status: vitestStatus[status],
          seconds: meta?.processorSeconds ?? duration / 1000,
          error: failureMessages[0],
        })),
  )

/** `{ report, tests: [{ file, name, status, seconds, error }] }` for each JSON report of Vitest and Playwright. */
export const readReports = (root) =>
  globSync('{apps,packages,examples}/*/reports/*.json', { cwd: root }).map((report) => {
    const content = JSON.parse(readFileSync(join(root, report), 'utf8'))
    const errors = (content.errors ?? []).map(({ message }) => ({
      ...{ file: report, name: 'runs', status: 'failed', seconds: 0, error: message },
    }))
    return { report, tests: content.suites ? [...playwrightTests(content), ...errors] : vitestTests(root, content) }
  })
