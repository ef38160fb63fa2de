import type { ImageLoaderProps } from 'next/image'

/** The source unchanged (spec L138): pictures are drawings or come in the size they are shown. */
export default function loadImage({ src }: ImageLoaderProps): string {
  return src
}
