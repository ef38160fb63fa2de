import { imageSize } from 'image-size'
import type { Picture } from './picture-fetch'
import { getPicture } from './pictures'

/** More of either than a card needs; a few bytes of a stranger's file can stand for gigabytes. */
const MOST_BYTES = 2_000_000
const MOST_PIXELS = 16_000_000

/** Whether this server may draw a picture itself. A drawing is code: only those that a listed box prints are run here. */
export function isDrawable({ type, bytes }: Picture, isListed: boolean): boolean {
  if (bytes.byteLength > MOST_BYTES) return false
  if (type === 'image/svg+xml') return isListed
  if (type !== 'image/png' && type !== 'image/jpeg') return false
  try {
    const { width, height, type: found } = imageSize(bytes)
    return (found === 'png' || found === 'jpg') && width * height <= MOST_PIXELS
  } catch {
    return false
  }
}

/** The picture of a non-fungible to be drawn into another one; undefined where there is none, or it is not drawn here. */
export async function drawablePicture(
  { resource, id }: { resource: string; id: string },
  isListed: boolean,
): Promise<string | undefined> {
  const answer = await getPicture({ resource, id })
  if (answer.kind !== 'picture' || !isDrawable(answer.picture, isListed)) return undefined
  const { picture } = answer
  return `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}`
}
