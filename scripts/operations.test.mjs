import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { away } from './release-check/letters.mjs'

const root = join(import.meta.dirname, '..')
const read = (path) => readFileSync(join(root, path), 'utf8')
const runbook = read('docs/operations.md')
const alerts = read('deploy/prometheus/alerts.yaml')
const dashboard = JSON.parse(read('deploy/grafana/lootboxes.json'))

test('alerts and panels query metrics that the storefront exports', () => {
  const known = [...read('apps/storefront/src/operations/metrics.ts').matchAll(/name: '([a-z_]+)'/g)].map(
    ([, name]) => name,
  )
  const queries = [
    ...[...alerts.matchAll(/expr: (?:\|\n((?: {10,}.*\n)+)|(.*)\n)/g)].map(([, block, line]) => block ?? line),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  assert.ok(queries.length > 20)
  const names = queries.flatMap((expr) => expr.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? [])
  const own = names.filter((name) => !/^(?:process|nodejs)_|^histogram_quantile$/.test(name))
  assert.ok(own.length > 20)
  for (const name of own)
    assert.ok(known.includes(name.replace(/_(?:bucket|count|sum)$/, '')), `${name} is not in metrics.ts`)
})

test('the runbook lists three first steps for every alert', () => {
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  assert.ok(names.length >= 10)
  for (const name of names) {
    const [, steps = ''] = runbook.split(`### ${name}\n`)
    assert.equal(
      (steps.split('\n#')[0].match(/^\d\. /gm) ?? []).length,
      3,
      `docs/operations.md: ### ${name} with three steps`,
    )
  }
})

test('the release check recognizes the texts of a form and of a confirmation page without a database', () => {
  const [, unavailable] = /unavailable: '(.*)'/.exec(read('packages/ui/src/sections/action-form.tsx'))
  assert.match(unavailable, away)
  assert.match(JSON.parse(read('apps/storefront/content/letters.json')).links.away.title, away)
})

test('compose, Kubernetes and Caddy use the health checks, and grant more time to stop than DRAIN_SECONDS', () => {
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(read('deploy/Dockerfile'))?.[1])
  const kubernetes = read('deploy/kubernetes/lootboxes.yaml')
  const compose = read('deploy/compose.yaml')
  assert.ok(Number(/terminationGracePeriodSeconds: (\d+)/.exec(kubernetes)?.[1]) > drain)
  assert.ok(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]) > drain)
  assert.match(kubernetes, /readinessProbe: \{ httpGet: \{ path: \/health\/ready,/)
  assert.match(kubernetes, /livenessProbe: \{ httpGet: \{ path: \/health\/live,/)
  assert.match(read('deploy/varnish/backends.vcl'), /\.url = "\/health\/ready"/)
})

test('the README lists exactly the variables of the schema, and deployments set no others', () => {
  const schema = [...read('apps/storefront/src/config/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): z\./gm)].map(
    ([, name]) => name,
  )
  const [, table] = read('apps/storefront/README.md').split('| variable | default | what |\n')
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n')
  const named = rows.flatMap((row) => [...row.split(' | ')[0].matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name))
  assert.ok(schema.length > 25)
  assert.deepEqual(named.toSorted(), schema.toSorted())
  const set = [
    ...[...read('deploy/compose.yaml').matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name),
    ...[...read('deploy/kubernetes/lootboxes.yaml').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name),
  ]
  assert.ok(set.length > 8)
  for (const name of set) assert.ok(schema.includes(name), `${name} is not in env.ts`)
})

test('assemble.mjs builds every program that a deployment runs', () => {
  const made = read('scripts/assemble.mjs')
  for (const file of globSync('deploy/**/*', { cwd: root, withFileTypes: true })) {
    if (!file.isFile()) continue
    const text = readFileSync(join(file.parentPath, file.name), 'utf8')
    for (const [, program] of text.matchAll(/apps\/catalog-worker\/dist\/(\w+)\.mjs/g))
      assert.match(made, new RegExp(`${program}: join`))
  }
})
