/** The square of a picture that an item shows. */
export type Crop = {
  /** Where the square is: 0 is the left or upper end of the picture, 1 the other end. */
  readonly x: number
  readonly y: number
  /** 1 for the largest square; 2 for half of its side. */
  readonly zoom: number
}

/** The largest square, in the middle. */
export const wholeSquare: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** Larger files are rejected before they are read. */
const MAX_FILE_BYTES = 30_000_000

/** A picture as a data URL, for a site without storage. */
export const pictureAsData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    }
    reader.onerror = () => reject(new Error('That file could not be read.'))
    reader.readAsDataURL(blob)
  })

const load = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('That file is no picture this browser can show.'))
    image.src = src
  })

/** Reads a picture file as a data URL. Rejects with an error whose message can be shown to the user. */
export async function readPicture(file: Blob): Promise<string> {
  if (!file.type.startsWith('image/')) throw new Error('That file is no picture.')
  if (file.size > MAX_FILE_BYTES) throw new Error('That file is larger than 30 MB. Make it smaller, or choose another.')
  const src = await pictureAsData(file)
  await load(src)
  return src
}

/** The part of a picture that a crop shows, in pixels of the picture. */
export function cropArea({ x, y, zoom }: Crop, width: number, height: number) {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** Limits of `cropPicture`. */
export type CropPictureOptions = {
  /** The longest side of the result in pixels. A smaller picture is not enlarged. */
  readonly maxSide: number
  readonly maxBytes: number
  /** Media types in order of preference: the first one that fits is used. */
  readonly types: readonly string[]
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

/** An SVG without a size is drawn with this side. */
const DEFAULT_SIDE = 1_000

/**
 * Draws the square of a picture again, without the metadata of its file (cameras write the place into it). Halves the side
 * until the result fits. Rejects with an error whose message can be shown to the user.
 */
export async function cropPicture(
  src: string,
  crop: Crop,
  { maxSide, maxBytes, types }: CropPictureOptions,
): Promise<Blob> {
  const image = await load(src)
  const width = image.naturalWidth || DEFAULT_SIDE
  const height = image.naturalHeight || width
  const area = cropArea(crop, width, height)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  const isVector = src.startsWith('data:image/svg+xml')
  for (let side = isVector ? maxSide : Math.min(maxSide, area.side); context && side >= 32; side /= 2)
    for (const type of types) {
      canvas.width = Math.round(side)
      canvas.height = canvas.width
      // JPEG has no transparency; without this it would turn black.
      context.fillStyle = '#fff'
      if (type === 'image/jpeg') context.fillRect(0, 0, canvas.width, canvas.width)
      const scale = canvas.width / area.side
      // The whole picture, moved: browsers disagree about a part of an SVG without a size.
      context.drawImage(image, -area.left * scale, -area.top * scale, width * scale, height * scale)
      const blob = await encode(canvas, type, 0.9)
      if (blob?.type === type && blob.size <= maxBytes) return blob
    }
  throw new Error('That picture cannot be made small enough. Choose another.')
}
