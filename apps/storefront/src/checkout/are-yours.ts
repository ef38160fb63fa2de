/** Returns “Puddlepop is yours” or “3 pieces are yours”. Loot whose names could not be read gets a general sentence. */
export const areYours = (pieces: readonly { name: string }[]): string => {
  const [first] = pieces
  if (first === undefined) return 'The loot is yours'
  return pieces.length === 1 ? `${first.name} is yours` : `${pieces.length} pieces are yours`
}
