import { type Clock, poll, systemClock } from '@lootboxes/ledger'

/** The content of the share. */
export type SharedCard = {
  /** Of the item. */
  name: string
  boxTitle: string
  /** URL of the card's PNG. */
  card: string
  /** URL of the receipt, or of the site. */
  link: string
}

/** How long the user waits for a card while the server is busy. */
const CARD_TIMEOUT_MS = 20_000

/** Fetches a card. While the catalog does not answer, the server responds 503, and the fetch is repeated. */
export async function fetchCard(card: string, clock: Clock = systemClock): Promise<Blob> {
  const signal = AbortSignal.timeout(CARD_TIMEOUT_MS)
  const response = await poll({
    clock,
    signal,
    immediately: true,
    deadlineMs: CARD_TIMEOUT_MS,
    ask: async () => {
      const attempt = await fetch(card, { signal })
      return attempt.status === 503 ? undefined : attempt
    },
  })
  if (response?.ok !== true) throw new Error(`The card answered ${response?.status ?? 503}.`)
  return response.blob()
}

/** “Moss” out of “Hug the Eco System”: `moss-hug-the-eco-system.png`. */
const fileName = ({ name, boxTitle }: SharedCard): string =>
  `${`${name} ${boxTitle}`
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)}.png`

/**
 * Opens the device's share sheet with the card of an item; without a share sheet, saves the card as a file named after both. Rejects when the user
 * closes the sheet (`AbortError`), and when the card cannot be loaded within 20 s.
 *
 * @example await shareCard({ name, boxTitle, card: `/cards/${resource}/${id}`, link })
 */
export async function shareCard(shared: SharedCard): Promise<'shared' | 'saved'> {
  const { name, boxTitle, card, link } = shared
  const file = new File([await fetchCard(card)], fileName(shared), { type: 'image/png' })
  const data = { files: [file], title: name, text: `${name} out of ${boxTitle}`, url: link }
  if ('canShare' in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (cause) {
      // After a long wait for the card the press no longer permits a share sheet: the card is saved instead.
      if (!(cause instanceof DOMException) || cause.name !== 'NotAllowedError') throw cause
    }
  }
  const download = document.createElement('a')
  download.href = URL.createObjectURL(file)
  download.download = file.name
  download.click()
  setTimeout(() => URL.revokeObjectURL(download.href), 10_000)
  return 'saved'
}
