import { imageSize } from 'image-size'
import type { Picture } from './fetch-picture'

/** Limits against decompression bombs: a few bytes can decode to gigabytes of pixels. */
const MOST_BYTES = 2_000_000
const MOST_PIXELS = 16_000_000

/** Whether a server may decode and draw the picture. An SVG is code, so only those of listed collections are drawn. */
function isDrawable({ type, bytes }: Picture, isListed: boolean): boolean {
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

/** The picture as a data URL for a renderer, or `undefined` when it is not safe to draw. */
export const drawableUrl = (picture: Picture, isListed: boolean): string | undefined =>
  isDrawable(picture, isListed)
    ? `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}`
    : undefined
