import { type Rarity, rarityWords } from '@lootboxes/ui'

export type ShareCard = {
  name: string
  rarity: Rarity
  /** Of this site, so that it may be drawn on. */
  picture: string | undefined
  boxTitle: string
  /** `1 in 73`, as the box stood. */
  chance: string | undefined
  /** Where anybody can check it. */
  link: string
}

const width = 1080
const height = 1350
const ink = '#12172a'
const paper = '#faf6ec'
const stub = '#f2cf57'
const edges: Readonly<Record<Rarity, string>> = { plain: ink, hatched: '#2b62a8', double: '#b8402b', foil: '#b98a12' }

const load = (src: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image(760, 760)
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The picture did not come.'))
    image.src = src
  })

/** Breaks what is too long for a line. */
function fit(pen: CanvasRenderingContext2D, text: string, most: number): string {
  if (pen.measureText(text).width <= most) return text
  let short = text
  while (short.length > 1 && pen.measureText(`${short}…`).width > most) short = short.slice(0, -1)
  return `${short}…`
}

function frame(pen: CanvasRenderingContext2D, rarity: Rarity) {
  pen.fillStyle = '#ffffff'
  pen.strokeStyle = edges[rarity]
  pen.lineWidth = rarity === 'plain' ? 6 : 14
  pen.beginPath()
  pen.roundRect(140, 90, 800, 940, 36)
  if (rarity === 'foil') {
    const gold = pen.createLinearGradient(140, 90, 940, 1030)
    for (const [at, colour] of [
      [0, '#b98a12'],
      [0.35, stub],
      [0.5, '#fff6d2'],
      [0.65, stub],
      [1, '#b98a12'],
    ] as const)
      gold.addColorStop(at, colour)
    pen.strokeStyle = gold
    pen.lineWidth = 26
  }
  if (rarity === 'hatched') pen.setLineDash([22, 14])
  pen.fill()
  pen.stroke()
  pen.setLineDash([])
  if (rarity !== 'double') return
  pen.lineWidth = 5
  pen.beginPath()
  pen.roundRect(162, 112, 756, 896, 24)
  pen.stroke()
}

/** A card to show others: the drawing in its edge, what it was worth drawing, and where to check it. As PNG. */
async function drawShareCard({ name, rarity, picture, boxTitle, chance, link }: ShareCard): Promise<Blob> {
  const sheet = document.createElement('canvas')
  sheet.width = width
  sheet.height = height
  const pen = sheet.getContext('2d')
  if (pen === null) throw new Error('This browser draws nothing.')
  pen.fillStyle = paper
  pen.fillRect(0, 0, width, height)
  frame(pen, rarity)
  const image = picture === undefined ? undefined : await load(picture).catch(() => undefined)
  if (image !== undefined) pen.drawImage(image, 180, 130, 720, 720)
  const display = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif'
  pen.textAlign = 'center'
  pen.fillStyle = ink
  pen.font = `800 68px ${display}`
  pen.fillText(fit(pen, name, 700), width / 2, 930)
  pen.font = `600 34px ${display}`
  pen.fillStyle = edges[rarity]
  pen.fillText(chance === undefined ? rarityWords[rarity] : `${rarityWords[rarity]}, ${chance}`, width / 2, 985)
  pen.fillStyle = stub
  pen.fillRect(0, 1110, width, 240)
  pen.fillStyle = ink
  for (let x = 20; x < width; x += 26) {
    pen.beginPath()
    pen.arc(x, 1110, 5, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.font = `800 46px ${display}`
  pen.fillText(fit(pen, boxTitle, 960), width / 2, 1205)
  pen.font = '30px monospace'
  pen.fillText(fit(pen, link, 1000), width / 2, 1275)
  return new Promise((resolve, reject) =>
    sheet.toBlob((blob) => (blob === null ? reject(new Error('Nothing was drawn.')) : resolve(blob)), 'image/png'),
  )
}

/** Hands the card to the device's own sharing; where there is none it is saved as a file. */
export async function shareCard(card: ShareCard): Promise<'shared' | 'saved'> {
  const file = new File([await drawShareCard(card)], 'loot.png', { type: 'image/png' })
  const shared = { files: [file], title: card.name, text: `${card.name} out of ${card.boxTitle}`, url: card.link }
  if ('canShare' in navigator && navigator.canShare(shared)) {
    await navigator.share(shared)
    return 'shared'
  }
  const saved = document.createElement('a')
  saved.href = URL.createObjectURL(file)
  saved.download = file.name
  saved.click()
  setTimeout(() => URL.revokeObjectURL(saved.href), 10_000)
  return 'saved'
}
