import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Runs before npm packs a package. Fails if a file of the build or metadata for npm is missing. */
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const rootManifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
const targets = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(targets))
const problems = []

for (const file of targets([manifest.exports ?? {}, manifest.bin ?? {}]))
  if (!existsSync(file)) problems.push(`${file} is missing: build first`)
for (const file of ['LICENSE', 'README.md']) if (!existsSync(file)) problems.push(`${file} is missing`)
for (const field of ['description', 'keywords', 'license', 'homepage', 'repository', 'bugs', 'engines'])
  if (manifest[field] === undefined) problems.push(`package.json has no '${field}'`)
if (manifest.repository?.url !== rootManifest.repository?.url)
  problems.push(`package.json names ${manifest.repository?.url}, the repository is ${rootManifest.repository?.url}`)

if (problems.length > 0) {
  console.error(`${manifest.name} is not ready to be packed:\n- ${problems.join('\n- ')}`)
  process.exit(1)
}
