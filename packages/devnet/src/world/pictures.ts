import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from './world-schema'

export type Picture = { readonly path: string; readonly reference: string }

/** Whether a picture is an address instead of a file. */
export const isRemote = (reference: string): boolean => /^(https?|ipfs|data):/.test(reference)

/** Picture files that a world names, with their paths in it. */
export function picturesOf({ dapps, fungibles, collections, boxes }: World): readonly Picture[] {
  const iconsOf = (section: string, entities: Readonly<Record<string, { icon?: string | undefined }>>) =>
    Object.entries(entities).map(([name, { icon }]) => ({ path: `${section}.${name}.icon`, reference: icon }))
  const ofItems = Object.entries(collections).flatMap(([name, { items }]) =>
    items.flatMap(({ pictures }, at) =>
      pictures.map((reference, index) => ({
        path: `collections.${name}.items[${at}].pictures[${index}]`,
        reference,
      })),
    ),
  )
  const ofBoxes = Object.entries(boxes).flatMap(([name, { cover, ticketPicture }]) => [
    { path: `boxes.${name}.cover`, reference: cover },
    { path: `boxes.${name}.ticketPicture`, reference: ticketPicture },
  ])
  const all = [
    ...iconsOf('dapps', dapps),
    ...iconsOf('fungibles', fungibles),
    ...iconsOf('collections', collections),
    ...ofItems,
    ...ofBoxes,
  ]
  return all.flatMap(({ path, reference }) =>
    reference === undefined || isRemote(reference) ? [] : [{ path, reference }],
  )
}

/** Lists pictures whose files are missing. */
export const missingPictures = (world: World, folder: string): readonly string[] =>
  picturesOf(world)
    .filter(({ reference }) => !existsSync(join(folder, reference)))
    .map(({ path, reference }) => `${path}: There is no file ${join(folder, reference)}.`)
