import { isPictureAddress } from '@lootboxes/manifest'

const LONGEST_LINK = 2_048
const LONGEST_IMAGE = 200_000
const cid = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{20,110})(?:\/[\w.\-/]*)?$/

/**
 * Returns a safe URL of a picture from untrusted NFT metadata: https, images in data URLs up to a bounded size, and ipfs
 * through the given gateway. Otherwise `undefined`.
 */
export function safeImage(url: string | undefined, ipfsUrl: string): string | undefined {
  if (url === undefined) return undefined
  const text = url.trim()
  if (/^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(text))
    return text.length <= LONGEST_IMAGE ? text : undefined
  if (text.length > LONGEST_LINK) return undefined
  const path = /^ipfs:\/\/(?:ipfs\/)?(.+)$/i.exec(text)?.[1]
  if (path !== undefined)
    return cid.test(path) && !path.includes('..') ? `${ipfsUrl.replace(/\/+$/, '')}/${path}` : undefined
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const { username, password } = new URL(text)
  return username === '' && password === '' ? text : undefined
}

const LONGEST_RAW_IMAGE = 65_536

/**
 * A picture URL from untrusted metadata: https, ipfs, http of this machine (a devnet's site), or an image data URL of
 * bounded length; otherwise `undefined`. `safeImage` decides whether it may be shown.
 */
export function imageUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(text)) return text.length <= LONGEST_RAW_IMAGE ? text : undefined
  return text.length <= LONGEST_LINK && isPictureAddress(text) ? text : undefined
}
