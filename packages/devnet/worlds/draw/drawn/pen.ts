/** Strokes of the pen: each returns SVG text in a 400 by 400 field. The root element gives round line caps and no fill. */

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}/>`

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`

export const faded = (opacity: number, content: string): string => `<g opacity="${opacity}">${content}</g>`

export const moved = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`

/** The drawing and its mirror image about the vertical middle. */
export const both = (content: string): string => content + moved('matrix(-1 0 0 1 400 0)', content)

export const at = (x: number, y: number, content: string, scale = 1, turn = 0): string =>
  moved(`translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${scale === 1 ? '' : `scale(${scale})`}`, content)

/** A closed ring of points that alternates between two radii: spikes, petals, stars. */
export const spikes = (
  x: number,
  y: number,
  count: number,
  outer: number,
  inner: number,
  fill: string,
  squash = 1,
): string => {
  const points: string[] = []
  for (let index = 0; index < count * 2; index++) {
    const angle = (index * Math.PI) / count - Math.PI / 2
    const radius = index % 2 === 0 ? outer : inner
    points.push(`${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius * squash)}`)
  }
  return shape(`M${points.join('L')}z`, fill)
}

/** Round-ended strokes pointing away from a point, `count` times round: petals, lashes, beams; dots when `from` is `to`. */
export const spokes = (
  x: number,
  y: number,
  count: number,
  [from, to]: readonly [number, number],
  width: number,
  stroke: string,
  turn = 0,
): string => {
  let d = ''
  for (let index = 0; index < count; index++) {
    const angle = ((index + turn) * 2 * Math.PI) / count - Math.PI / 2
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    d += `M${Math.round(x + cos * from)} ${Math.round(y + sin * from)}l${Math.round(cos * (to - from))} ${Math.round(sin * (to - from))}`
  }
  return line(d, stroke, width)
}

/** Dots as zero-length strokes: one path for many. */
export const dots = (places: readonly (readonly [x: number, y: number])[], width: number, stroke: string): string =>
  line(places.map(([x, y]) => `M${x} ${y}h0`).join(''), stroke, width)

/** Four-pointed glints, all in one path. */
export const glints = (places: readonly (readonly [x: number, y: number, r: number])[], fill: string): string =>
  shape(
    places
      .map(([x, y, r]) => {
        const near = Math.round(r / 4)
        const far = r - near
        return `M${x} ${y - r}l${near} ${far}l${far} ${near}l${-far} ${near}l${-near} ${far}l${-near} ${-far}l${-far} ${-near}l${far} ${-near}z`
      })
      .join(''),
    fill,
  )
