import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The style sheets of a build by the path that pages name them by; what they name beside themselves is named from the root. */
export function readSheets(distDir: string): ReadonlyMap<string, string> {
  const folder = join(distDir, 'static/chunks')
  if (!existsSync(folder)) throw new Error(`${distDir} holds no build. Run "npm run build" in apps/storefront first.`)
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const text = (name: string) =>
    readFileSync(join(folder, name), 'utf8').replaceAll('../media/', '/_next/static/media/')
  return new Map(names.map((name) => [`/_next/static/chunks/${name}`, text(name)]))
}
