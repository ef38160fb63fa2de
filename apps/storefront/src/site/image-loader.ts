import type { ImageLoaderProps } from 'next/image'

/** Returns the source unchanged (spec L138): pictures are drawings, or have the size they are shown in. */
export default function loadImage({ src }: ImageLoaderProps): string {
  return src
}
