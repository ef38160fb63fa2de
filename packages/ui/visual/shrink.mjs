import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { PNG } from 'pngjs'

const folder = new URL('./baseline/', import.meta.url)
const startedAt = Date.now() - process.uptime() * 1000

/** Five bits a channel, no alpha: a tenth of the size, and well within what the comparison forgives. */
function shrink(file) {
  const picture = PNG.sync.read(readFileSync(file))
  for (let at = 0; at < picture.data.length; at += 1)
    picture.data[at] = Math.min(255, Math.round((picture.data[at] ?? 0) / 8) * 8)
  writeFileSync(file, PNG.sync.write(picture, { colorType: 2, deflateLevel: 9 }))
}

/** After an update: makes the pictures it wrote small enough to commit. */
export default function shrinkNewBaselines() {
  if (!process.argv.some((word) => word === '-u' || word.startsWith('--update-snapshots'))) return
  const written = readdirSync(folder)
    .map((name) => new URL(name, folder))
    .filter((file) => statSync(file).mtimeMs > startedAt)
  for (const file of written) shrink(file)
  process.stdout.write(`${written.length} baselines written.\n`)
}
