import { readFileSync } from 'node:fs'

const withoutFences = (text) => text.replace(/```[\s\S]*?```/g, '')

/** The anchor that GitHub derives from a heading. */
const anchorOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** Returns the anchors of a Markdown page: its headings and its explicit ids. */
export function anchorsIn(file) {
  const text = withoutFences(readFileSync(file, 'utf8'))
  const headings = [...text.matchAll(/^#{1,6} (.*)$/gm)].map(([, heading]) => anchorOf(heading))
  return new Set([...headings, ...[...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)])
}
