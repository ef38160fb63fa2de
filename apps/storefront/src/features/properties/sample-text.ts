import type { Sample } from './read-sample'

const count = (pieces: number) => pieces.toLocaleString('en')

/** What the shares were counted over, and what was left out. */
export function sampleText({ pieces, asked, known, total }: Sample): string {
  if (pieces.length === 0) return 'Nothing of the collection could be read.'
  if (asked >= total) return `Counted over all ${count(pieces.length)} pieces there are.`
  const read = `${count(pieces.length)} of ${count(total)} read`
  return known < total ? `${read}, spread over the first ${count(known)} minted.` : `${read}, spread over all of them.`
}
