import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stores a drawing under a name and returns its path in the world file. */
export type Art = (name: string, svg: string) => string

/** Writes drawings to the `art` folder of a world, after deleting its previous ones. */
export function writesArt(world: string): Art {
  const folder = join(world, 'art')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return (name, svg) => {
    writeFileSync(join(folder, `${name}.svg`), svg)
    return `art/${name}.svg`
  }
}
