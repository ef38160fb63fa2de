const { readdirSync, readFileSync } = require('node:fs')
const { join, posix } = require('node:path')

/** Entries that only their test runner can load; `vitest` and `playwright` use them. */
const ofRunners = ['@lootboxes/devnet/vitest', '@lootboxes/devnet/playwright']

/** Every entry of the installed packages that has this condition, `import` or `require`. */
exports.entriesFor = (condition) => {
  const home = join(__dirname, 'node_modules/@lootboxes')
  const entries = readdirSync(home).flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(home, name, 'package.json'), 'utf8'))
    return Object.entries(manifest.exports)
      .filter(([, target]) => typeof target === 'object' && condition in target)
      .map(([entry]) => posix.join('@lootboxes', name, entry))
  })
  return entries.filter((entry) => !ofRunners.includes(entry))
}
