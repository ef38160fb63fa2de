import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const known = new Map<string, string>()

/** Above this a picture weighs more in the page than a request of its own. */
const mostBytes = 32_768

const encode = (svg: string) => svg.replace(/["%#<>]/g, encodeURIComponent)

function read(path: string): string {
  if (!/^\/[\w/-]+\.svg$/.test(path)) return path
  const file = join(process.cwd(), 'public', path)
  if (!existsSync(file)) return path
  const svg = readFileSync(file, 'utf8')
  return svg.length > mostBytes ? path : `data:image/svg+xml,${encode(svg)}`
}

/** One of our own drawings (a path of `public/`) as a `data:` URI, so that a page is painted without asking for it; any other address as it is. */
export function inlinePicture(path: string): string {
  const found = known.get(path) ?? read(path)
  known.set(path, found)
  return found
}
