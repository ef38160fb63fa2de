/** One colour as OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** A colour in both themes. `tokens.css` has the same numbers; a test compares them. */
export type ColourToken = { readonly day: Oklch; readonly night: Oklch; readonly use: string }

export const colours = {
  paper: { day: [0.972, 0.014, 92], night: [0.165, 0.028, 265], use: 'The page' },
  card: { day: [0.993, 0.006, 95], night: [0.212, 0.032, 265], use: 'A raised surface: cards, dialogs, menus' },
  band: { day: [0.935, 0.028, 150], night: [0.2, 0.035, 205], use: 'A full-bleed band behind one section' },
  ink: { day: [0.215, 0.035, 265], night: [0.965, 0.01, 95], use: 'Text, icons, the focus ring' },
  'ink-soft': { day: [0.44, 0.03, 265], night: [0.765, 0.02, 265], use: 'Secondary text' },
  edge: { day: [0.215, 0.035, 265], night: [0.62, 0.03, 265], use: 'The outline of a control' },
  frame: { day: [0.215, 0.035, 265], night: [0.42, 0.035, 265], use: 'The printed frame of a card or a band' },
  rule: { day: [0.86, 0.018, 92], night: [0.335, 0.03, 265], use: 'Hairlines and perforations' },
  stub: {
    day: [0.86, 0.135, 92],
    night: [0.83, 0.15, 90],
    use: 'The stub of the one ticket a screen is about, or that is chosen',
  },
  'stub-soft': { day: [0.93, 0.07, 92], night: [0.73, 0.128, 89], use: 'Every other ticket’s stub' },
  'on-stub': { day: [0.24, 0.04, 75], night: [0.2, 0.04, 75], use: 'Print on the stub' },
  leaf: { day: [0.47, 0.125, 152], night: [0.8, 0.19, 146], use: 'The one primary action, success' },
  'on-leaf': { day: [0.985, 0.01, 95], night: [0.19, 0.05, 150], use: 'Words on leaf' },
  coral: { day: [0.525, 0.19, 30], night: [0.74, 0.16, 32], use: 'Destructive, errors, last tickets' },
  'on-coral': { day: [0.985, 0.01, 60], night: [0.19, 0.05, 30], use: 'Words on coral' },
  gold: { day: [0.505, 0.108, 75], night: [0.85, 0.14, 88], use: 'Rarity, club members' },
  sky: { day: [0.5, 0.13, 245], night: [0.78, 0.11, 240], use: 'Information, links in prose' },
} as const satisfies Record<string, ColourToken>

export type ColourName = keyof typeof colours

const surfaces = ['paper', 'card', 'band'] as const
const words = ['ink', 'ink-soft', 'leaf', 'coral', 'gold', 'sky'] as const

/** Every pair of text and surface (WCAG 2.2, 1.4.3: at least 4.5). */
export const textPairs: readonly (readonly [text: ColourName, surface: ColourName])[] = [
  ...words.flatMap((word) => surfaces.map((surface) => [word, surface] as const)),
  ['on-stub', 'stub'],
  ['on-stub', 'stub-soft'],
  ['on-leaf', 'leaf'],
  ['on-coral', 'coral'],
  ['paper', 'ink'],
]

/** Pairs of control outlines or graphics and surfaces (WCAG 2.2, 1.4.11: at least 3). */
export const graphicPairs: readonly (readonly [mark: ColourName, surface: ColourName])[] = [
  ...surfaces.flatMap((surface) => [['edge', surface] as const, ['leaf', surface] as const, ['ink', surface] as const]),
  ['on-stub', 'stub'],
]
