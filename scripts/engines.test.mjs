import assert from 'node:assert/strict'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import semver from 'semver'
import { publicPackages } from './pack.mjs'

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

for (const { name, dir, manifest } of publicPackages) {
  const { engines, dependencies = {} } = manifest
  const oldest = semver.minVersion(engines.node)
  test(`every dependency of ${name} runs on Node ${oldest}, the oldest that the package promises`, () => {
    const tooNew = Object.keys(dependencies)
      .map((dependency) => manifestOf(realpathSync(join(dir, 'node_modules', dependency))))
      .filter(({ engines: theirs }) => !semver.satisfies(oldest, theirs?.node ?? '*'))
      .map((dependency) => `${dependency.name} ${dependency.version} needs ${dependency.engines.node}`)
    assert.deepEqual(tooNew, [])
  })
}
