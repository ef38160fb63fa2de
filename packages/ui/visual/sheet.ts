import sharp from 'sharp'

/** The screenshot of a story as raw RGB. */
export type Tile = { readonly id: string; readonly width: number; readonly height: number; readonly rgb: Buffer }

/** The position of a tile on its sheet, and its mean colours before encoding. */
type Place = {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly colours: string
}

export type SheetTile = Tile & { readonly colours: Buffer }

const gap = 8
/** The maximum size of the format. */
const longest = 16_383

/** Arranges the tiles in rows, in the order of the stories, in an approximate square. */
function layOut(tiles: readonly Tile[]): { places: Place[]; width: number; height: number } {
  const area = tiles.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0)
  const target = Math.max(...tiles.map(({ width }) => width), Math.ceil(Math.sqrt(area)))
  const places: Place[] = []
  let [x, y, row, width] = [0, 0, 0, 0]
  for (const tile of tiles) {
    if (x > 0 && x + tile.width > target) [x, y, row] = [0, y + row + gap, 0]
    places.push({ id: tile.id, x, y, w: tile.width, h: tile.height, colours: meanColours(tile).toString('base64') })
    x += tile.width + gap
    width = Math.max(width, x - gap)
    row = Math.max(row, tile.height)
  }
  if (width > longest || y + row > longest)
    throw new Error(`A sheet of ${width} x ${y + row} is too large for a picture.`)
  return { places, width, height: y + row }
}

const cells = 8

/** The mean colour of each cell of an 8 x 8 grid. */
function meanColours({ width, height, rgb }: Tile): Buffer {
  const sums = new Float64Array(cells * cells * 3)
  const counts = new Uint32Array(cells * cells)
  for (let y = 0; y < height; y += 1) {
    const down = Math.floor((y * cells) / height) * cells
    for (let x = 0; x < width; x += 1) {
      const cell = down + Math.floor((x * cells) / width)
      counts[cell] = (counts[cell] ?? 0) + 1
      for (let channel = 0; channel < 3; channel += 1)
        sums[cell * 3 + channel] = (sums[cell * 3 + channel] ?? 0) + (rgb[(y * width + x) * 3 + channel] ?? 0)
    }
  }
  return Buffer.from(sums.map((sum, at) => Math.round(sum / Math.max(1, counts[Math.floor(at / 3)] ?? 1))))
}

/** Converts a screenshot to a tile with the scale `scale`. */
export async function tileOf(id: string, png: Buffer, scale: number): Promise<Tile> {
  const { width } = await sharp(png).metadata()
  const { data, info } = await sharp(png)
    .removeAlpha()
    .resize({ width: Math.max(1, Math.round(width * scale)), kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { id, width: info.width, height: info.height, rgb: data }
}

/**
 * Writes all tiles into one picture, small enough for git. Its metadata contains their positions. The preset and the low effort keep
 * the encoder from spreading a change in one tile to the others.
 */
export async function writeSheet(tiles: readonly Tile[]): Promise<Buffer> {
  const { places, width, height } = layOut(tiles)
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(
      tiles.map(({ rgb, width: w, height: h }, index) => ({
        input: rgb,
        raw: { width: w, height: h, channels: 3 as const },
        left: places[index]?.x ?? 0,
        top: places[index]?.y ?? 0,
      })),
    )
    .withExif({ IFD0: { ImageDescription: JSON.stringify(places) } })
    .webp({ quality: 30, effort: 2, preset: 'text' })
    .toBuffer()
}

export async function readSheet(picture: Buffer): Promise<SheetTile[]> {
  const { exif } = await sharp(picture).metadata()
  const description = exif?.toString('latin1').match(/\[\{"id".*\}\]/)?.[0]
  if (description === undefined) throw new Error('The picture is not a sheet: its metadata contains no positions.')
  const places: Place[] = JSON.parse(description)
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return places.map(({ id, x, y, w, h, colours }) => {
    const rgb = Buffer.alloc(w * h * 3)
    for (let line = 0; line < h; line += 1) {
      const from = ((y + line) * info.width + x) * 3
      data.copy(rgb, line * w * 3, from, from + w * 3)
    }
    return { id, width: w, height: h, rgb, colours: Buffer.from(colours, 'base64') }
  })
}

/** A pixel differs if a channel differs by more than this of 255, which is more than encoding causes in unchanged tiles. */
const tolerance = 20
/** The number or share of pixels that may differ, because edges of letters are not always rendered the same. */
const handful = 8
const share = 0.0001
/** A cell of the grid may differ by this much on average. This detects changes below the tolerance of a pixel. */
const shade = 1

/**
 * The differences between two sheets, by story, so that a small story counts as much as a large one. Both sheets were encoded in
 * the same way, so unchanged stories are equal.
 */
export function compareSheets(before: readonly SheetTile[], after: readonly SheetTile[]): string[] {
  const old = new Map(before.map((tile) => [tile.id, tile]))
  const found: string[] = []
  for (const tile of after) {
    const was = old.get(tile.id)
    old.delete(tile.id)
    const why = was ? differenceOf(was, tile) : 'is new'
    if (why) found.push(`${tile.id}: ${why}`)
  }
  for (const id of old.keys()) found.push(`${id}: is gone`)
  return found
}

function differenceOf(was: SheetTile, is: SheetTile): string | undefined {
  if (was.width !== is.width || was.height !== is.height)
    return `was ${was.width} x ${was.height} and is ${is.width} x ${is.height}`
  let changed = 0
  for (let at = 0; at < is.rgb.length; at += 3) if (off(was.rgb, is.rgb, at) > tolerance) changed += 1
  if (changed > Math.max(handful, is.width * is.height * share)) return `${changed} pixels differ`
  let shaded = 0
  for (let at = 0; at < is.colours.length; at += 3) if (off(was.colours, is.colours, at) > shade) shaded += 1
  return shaded > 0 ? `another shade in ${shaded} of ${cells * cells} fields` : undefined
}

const off = (a: Buffer, b: Buffer, at: number): number =>
  Math.max(
    Math.abs((a[at] ?? 0) - (b[at] ?? 0)),
    Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)),
    Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0)),
  )
