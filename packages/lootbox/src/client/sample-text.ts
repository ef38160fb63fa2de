import type { CollectionSample } from './properties'

const count = (number: number) => number.toLocaleString('en')

/** The size and coverage of a sample as a sentence. */
export function sampleText({ nonFungibles, sampled, listed, total }: CollectionSample): string {
  if (nonFungibles.length === 0) return 'Nothing of the collection could be read.'
  if (sampled >= total) return `Counted over all ${count(nonFungibles.length)} items.`
  const read = `Estimated from ${count(nonFungibles.length)} of ${count(total)} items`
  return listed < total ? `${read}, spread over the first ${count(listed)} minted.` : `${read}.`
}
