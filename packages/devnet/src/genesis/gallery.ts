import { cidOf } from './cid'

/** Drawings by what they contain. */
export type Gallery = {
  /** Keeps a drawing and gives its `ipfs://` address. */
  add(svg: string): string
  get(cid: string): string | undefined
}

export function createGallery(): Gallery {
  const drawings = new Map<string, string>()
  return {
    add: (svg) => {
      const cid = cidOf(svg)
      drawings.set(cid, svg)
      return `ipfs://${cid}`
    },
    get: (cid) => drawings.get(cid),
  }
}
