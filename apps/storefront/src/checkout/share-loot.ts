type SharedLoot = {
  name: string
  boxTitle: string
  /** Path of the card's picture on this site. */
  card: string
  /** URL of the receipt, or of the site. */
  link: string
}

/** Opens the device's share sheet with the card of an item; without a share sheet, saves the card as a file. */
export async function shareLoot({ name, boxTitle, card, link }: SharedLoot): Promise<'shared' | 'saved'> {
  const response = await fetch(card)
  if (!response.ok) throw new Error(`The card answered ${response.status}.`)
  const file = new File([await response.blob()], 'loot.png', { type: 'image/png' })
  const shared = { files: [file], title: name, text: `${name} out of ${boxTitle}`, url: link }
  if ('canShare' in navigator && navigator.canShare(shared)) {
    await navigator.share(shared)
    return 'shared'
  }
  const download = document.createElement('a')
  download.href = URL.createObjectURL(file)
  download.download = file.name
  download.click()
  setTimeout(() => URL.revokeObjectURL(download.href), 10_000)
  return 'saved'
}
