import { cpSync } from 'node:fs'
import { basename } from 'node:path'

/** Copies a folder into the image, without `.env` files and `.data`. Next copies `.env` files into its standalone output. */
export const copyForImage = (from, to) =>
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/^\.(?:env.*|data)$/.test(basename(path)),
  })
