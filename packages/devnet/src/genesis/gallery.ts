import { cidOf } from './cid'

/** Drawings by content id. */
export type Gallery = {
  /** Stores a drawing and returns its `ipfs://` address. */
  add(svg: string): string
  get(cid: string): string | undefined
}

/** `read` returns the drawings of the world. A devnet that loads its state needs them with the first request for one. */
export function createGallery(read: () => readonly string[]): Gallery {
  const drawings = new Map<string, string>()
  let isRead = false
  const add = (svg: string): string => {
    const cid = cidOf(svg)
    drawings.set(cid, svg)
    return `ipfs://${cid}`
  }
  return {
    add,
    get: (cid) => {
      if (!drawings.has(cid) && !isRead) {
        isRead = true
        for (const svg of read()) add(svg)
      }
      return drawings.get(cid)
    },
  }
}
