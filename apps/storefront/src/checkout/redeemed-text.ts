/** Returns “Puddlepop is yours” or “3 items are yours”. Loot whose names could not be read gets a general sentence. */
export const redeemedText = (items: readonly { name: string }[]): string => {
  const [first] = items
  if (first === undefined) return 'The loot is yours'
  return items.length === 1 ? `${first.name} is yours` : `${items.length} items are yours`
}
