/** The widest gap between two pictures, and the height of a line of text. */
const GAP = 6
const TEXT = 22

/** Draws in the browser; Playwright sends it as text. */
const draw = async ({ bands, width, height, columns, quality, gap, text }) => {
  const bandHeight = ({ cells, title }) =>
    (title === undefined ? 0 : text) +
    Math.ceil(cells.length / columns) * (height + gap + (cells.some(({ label }) => label) ? text : 0)) +
    gap
  const canvas = document.createElement('canvas')
  canvas.width = columns * (width + gap) + gap
  canvas.height = bands.reduce((sum, band) => sum + bandHeight(band), 0)
  const paper = canvas.getContext('2d')
  paper.imageSmoothingQuality = 'high'
  paper.textBaseline = 'middle'
  let top = 0
  for (const band of bands) {
    const { cells, title, ground, ink } = band
    paper.fillStyle = ground
    paper.fillRect(0, top, canvas.width, bandHeight(band))
    paper.fillStyle = ink
    paper.font = '600 14px sans-serif'
    if (title !== undefined) paper.fillText(title, gap, top + gap / 2 + text / 2)
    const start = top + gap + (title === undefined ? 0 : text)
    const line = height + gap + (cells.some(({ label }) => label) ? text : 0)
    for (const [place, { picture, label }] of cells.entries()) {
      const [x, y] = [gap + (place % columns) * (width + gap), start + Math.floor(place / columns) * line]
      const blob = await (await fetch(`data:image/jpeg;base64,${picture}`)).blob()
      paper.drawImage(await createImageBitmap(blob), x, y, width, height)
      if (label) paper.fillText(label, x, y + height + text / 2)
    }
    top += bandHeight(band)
  }
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}

/** One WebP of many JPEG screenshots, in bands of rows: see the declaration. */
export async function pictureSheet(browser, { quality = 0.78, ...sheet }) {
  const page = await browser.newPage()
  try {
    return Buffer.from(await page.evaluate(draw, { ...sheet, quality, gap: GAP, text: TEXT }), 'base64')
  } finally {
    await page.close()
  }
}
