import { cidOf } from './cid'

/** Drawings by content id. */
export type Gallery = {
  /** Stores a drawing and returns its `ipfs://` address. */
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
