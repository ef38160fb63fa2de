/** Larger files are rejected before they are read. */
const MAX_BYTES = 12_000_000
const sizes = [400, 320, 256, 200, 160, 128, 96, 64]
const qualities = [0.85, 0.6, 0.4]

const readAsData = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    }
    reader.onerror = () => reject(new Error('That file could not be read.'))
    reader.readAsDataURL(file)
  })

const load = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('That file is no picture this browser can show.'))
    image.src = src
  })

/**
 * Reads a picture file as a data URL of at most `maxChars` characters. A larger picture is scaled down until it fits.
 * Rejects with an error whose message can be shown to the user.
 */
export async function shrinkPicture(file: File, maxChars: number): Promise<string> {
  if (!file.type.startsWith('image/')) throw new Error('That file is no picture.')
  if (file.size > MAX_BYTES) throw new Error('That file is larger than 12 MB. Make it smaller, or choose another.')
  const whole = await readAsData(file)
  const image = await load(whole)
  if (whole.length <= maxChars) return whole
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  const side = Math.max(image.naturalWidth, image.naturalHeight) || 400
  for (const size of context ? sizes : [])
    for (const quality of qualities) {
      const scale = Math.min(1, size / side)
      canvas.width = Math.max(1, Math.round((image.naturalWidth || side) * scale))
      canvas.height = Math.max(1, Math.round((image.naturalHeight || side) * scale))
      context?.drawImage(image, 0, 0, canvas.width, canvas.height)
      const small = canvas.toDataURL('image/webp', quality)
      if (small.length <= maxChars) return small
    }
  throw new Error('That picture does not fit into an item’s data. Give the address of one instead.')
}
