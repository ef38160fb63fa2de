/** The part of Playwright's browser that draws a sheet. */
type SheetBrowser = {
  newPage(): Promise<{
    evaluate<R, A>(draw: (argument: A) => R | Promise<R>, argument: A): Promise<R>
    close(): Promise<void>
  }>
}

export type SheetBand = {
  /** JPEGs in base64. */
  cells: readonly { picture: string; label?: string }[]
  /** A line above the band. */
  title?: string
  ground: string
  ink: string
}

/** Draws JPEG screenshots as one WebP: bands below each other, each in rows of `columns` pictures of `width` by `height`. */
export declare function pictureSheet(
  browser: SheetBrowser,
  sheet: { bands: readonly SheetBand[]; width: number; height: number; columns: number; quality?: number },
): Promise<Buffer>
