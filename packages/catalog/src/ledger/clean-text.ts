/**
 * Cleans a name, a description or an attribute: cuts it to `max` characters, removes control characters and marks that
 * change the direction of the text beside them, and replaces half characters.
 */
export function cleanText(text: string, max: number): string {
  // A string of a megabyte is cut before anything looks at each of its characters.
  const short = text.length > max * 4 ? text.slice(0, max * 4) : text
  const clean = wellFormed(short)
    .replace(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .trim()
  return clean.length <= max ? clean : `${wellFormed(clean.slice(0, max - 1)).trimEnd()}…`
}

const wellFormed = (text: string): string =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')

const LONGEST_LINK = 2_048
const LONGEST_PICTURE = 8_192

/** A picture's address: https, ipfs, http of this machine (a devnet's site), or a small image as data; else nothing. */
export function cleanImageUrl(text: string | undefined): string | undefined {
  if (text === undefined || text.length > LONGEST_PICTURE) return undefined
  if (/^data:image\/[a-z0-9.+-]+[;,][\x20-\x7e]*$/i.test(text)) return text
  return text.length <= LONGEST_LINK &&
    /^(?:https:\/\/|ipfs:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^\s"'<>\\]+$/i.test(text) &&
    cleanText(text, LONGEST_LINK) === text
    ? text
    : undefined
}
