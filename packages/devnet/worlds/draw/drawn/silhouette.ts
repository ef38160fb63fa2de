/** The one tone of a silhouette. */
const tone = '#7b8296'

/** At `#figure` an `<img>` shows the figure of a drawing alone, in one tone: the silhouette of an album. */
const style = `<style>svg:has(>#figure:target)>:not(#figure){display:none}#figure:target [fill]{fill:${tone}}#figure:target [stroke]{stroke:${tone}}</style>`

/** Marks the figure of a drawing. It is a child of the root. */
export const figureOf = (content: string): string => `<g id="figure">${content}</g>`

/** The content of a drawing, with the style of its silhouette if it has a figure. */
export const withSilhouette = (content: string): string =>
  content.includes('<g id="figure">') ? style + content : content
