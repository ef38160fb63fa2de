const LONGEST_LINK = 2_048
const LONGEST_IMAGE = 65_536

/** A picture's address out of foreign metadata: https, ipfs or an image as data, of sane length; else undefined. */
export function imageUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(text)) return text.length <= LONGEST_IMAGE ? text : undefined
  return /^(?:https|ipfs):\/\/[^\s"'<>\\]+$/i.test(text) && text.length <= LONGEST_LINK ? text : undefined
}
