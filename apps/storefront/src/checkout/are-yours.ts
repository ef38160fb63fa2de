/** “Puddlepop is yours”, “3 pieces are yours”; what could not be read is loot all the same. */
export const areYours = (pieces: readonly { name: string }[]): string => {
  const [first] = pieces
  if (first === undefined) return 'The loot is yours'
  return pieces.length === 1 ? `${first.name} is yours` : `${pieces.length} pieces are yours`
}
