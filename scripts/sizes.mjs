import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Checks the size budgets of every package on the packed tarballs, and the sizes in the READMEs:
 * `<!--size NAME-->17.4 kB<!--/size-->` repeats the budget NAME of its package. `--write` updates them.
 */
const root = join(import.meta.dirname, '..')
const write = process.argv.includes('--write')
/** Allowed difference in bytes between a README and the measurement. */
const TOLERANCE = 250
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

const { stdout, stderr, status } = spawnSync(join(root, 'node_modules/.bin/size-limit'), ['--json'], {
  cwd: root,
  encoding: 'utf8',
})
if (!stdout.trim().startsWith('[')) {
  console.error(`sizes: size-limit failed\n${stdout}${stderr}`)
  process.exit(1)
}
const measured = JSON.parse(stdout)
const failures = measured
  .filter(({ passed }) => !passed)
  .map(({ name, size, sizeLimit }) => `${name}: ${size} B, the limit is ${sizeLimit} B`)
for (const { name, size } of measured) console.log(`${kilobytes(size).padStart(9)}  ${name}`)

const figure = /<!--size ([^>]+)-->([\d.]+) kB<!--\/size-->/g
for (const file of globSync('packages/*/README.md', { cwd: root })) {
  const path = join(root, file)
  const manifest = join(path, '../package.json')
  if (!existsSync(manifest)) continue
  const { name: packageName } = JSON.parse(readFileSync(manifest, 'utf8'))
  const text = readFileSync(path, 'utf8')
  const renewed = text.replace(figure, (whole, name, stated) => {
    const found = measured.find((budget) => budget.name === `${packageName}: ${name}`)
    if (!found) {
      failures.push(`${relative(root, path)}: no budget is called '${name}'`)
      return whole
    }
    if (Math.abs(Number(stated) * 1000 - found.size) <= TOLERANCE && !write) return whole
    if (!write) failures.push(`${relative(root, path)}: ${name} is ${kilobytes(found.size)}, not ${stated} kB`)
    return `<!--size ${name}-->${kilobytes(found.size)}<!--/size-->`
  })
  if (write && renewed !== text) writeFileSync(path, renewed)
}

if (failures.length > 0) {
  console.error(`sizes: ${failures.join('\n')}\nTo update the READMEs, run node scripts/sizes.mjs --write`)
  process.exit(1)
}
if (status !== 0) process.exit(status)
