import type { PieceProperty } from './piece-properties'

/** The fields of one piece of a collection. */
export type Fields = readonly PieceProperty[]

/** How many of the pieces carry the same value in each field, by the field's name; 0 to 1. No pieces, no shares. */
export function valueShares(own: Fields, pieces: readonly Fields[]): ReadonlyMap<string, number> {
  if (pieces.length === 0) return new Map()
  const isShared =
    ({ name, value }: PieceProperty) =>
    (piece: Fields) =>
      piece.some((field) => field.name === name && field.value === value)
  return new Map(own.map((field) => [field.name, pieces.filter(isShared(field)).length / pieces.length]))
}
