/** The light theme as hex, for renderers without CSS variables or OKLCH: pictures drawn on a server, mail. */
export const printColours = {
  paper: '#f9f6eb',
  card: '#fefdf8',
  band: '#ddefe0',
  ink: '#11192a',
  stub: '#f1ce5f',
  coral: '#c02719',
  gold: '#885a00',
  sky: '#0068a7',
} as const
