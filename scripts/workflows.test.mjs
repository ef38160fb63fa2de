import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}))

/** Maps each job of a workflow to its text. */
const jobsOf = (text) =>
  Object.fromEntries(
    [...text.slice(text.indexOf('\njobs:\n')).matchAll(/^ {2}([\w-]+):\n((?:(?: {3,}.*| {2}#.*|)\n)+)/gm)].map(
      ([, name, body]) => [name, body],
    ),
  )

test('pins every action to a full commit hash, with its version as a comment', () => {
  assert.ok(workflows.length >= 3)
  for (const { file, text } of workflows)
    for (const [line] of text.matchAll(/uses: .*/g))
      assert.match(line, /^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, file)
})

test('checkouts do not persist their token, and every job declares its permissions', () => {
  for (const { file, text } of workflows) {
    assert.match(text, /^permissions: \{\}$/m, file)
    for (const [, inputs] of text.matchAll(/actions\/checkout@.*\n((?: {8,}.*\n)*)/g))
      assert.match(inputs, /persist-credentials: false/, file)
    for (const [name, body] of Object.entries(jobsOf(text)))
      assert.match(body, /^ {4}permissions:/m, `${file}: ${name}`)
  }
})

test('a job that can publish or write runs no code of the repository and installs nothing but npm', () => {
  const privileged = workflows.flatMap(({ file, text }) =>
    Object.entries(jobsOf(text))
      .filter(([, body]) => /: write$/m.test(body))
      .map(([name, body]) => ({ name: `${file}: ${name}`, body })),
  )
  assert.deepEqual(
    privileged.map(({ name }) => name),
    ['.github/workflows/release.yml: publish', '.github/workflows/release.yml: tag'],
  )
  for (const { name, body } of privileged) {
    assert.doesNotMatch(body, /actions\/checkout|npm run|npm test|npm ci|npx|pnpm/, name)
    assert.deepEqual(
      [...body.matchAll(/npm install .*/g)].map(([line]) => line).filter((line) => !/ npm@\d+\.\d+\.\d+$/.test(line)),
      [],
    )
    assert.match(body, /download-artifact@[\s\S]*?sha256sum --check --strict <<< "\$SUMS"/, name)
  }
})

test('a job that runs the release check installs the programs that it requires', () => {
  const [, required] = /whatIsMissing\(\) \{([\s\S]*?)\n\}/.exec(
    readFileSync(join(root, 'scripts/release-check/site.mjs'), 'utf8'),
  )
  const packages = [...required.matchAll(/\['([\w-]+)'\]/g)].map(([, name]) => name)
  // `ubuntu-24.04` has util-linux, and `test-full.mjs` installs Chromium.
  const installed = packages.filter((name) => name !== 'util-linux' && name !== 'chromium')
  assert.deepEqual(installed, ['caddy', 'varnish', 'postgresql'])
  const jobs = workflows.flatMap(({ text }) => Object.values(jobsOf(text)).filter((body) => /run test:full/.test(body)))
  assert.equal(jobs.length, 2)
  for (const body of jobs) {
    const [, line] = /apt-get install (.*)/.exec(body)
    for (const name of installed) assert.match(line, new RegExp(` ${name}\\b`))
  }
})
