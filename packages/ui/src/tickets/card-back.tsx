import type { ComponentProps } from 'react'

type Point = readonly [x: number, y: number]

const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}
const written = (points: readonly Point[]) => points.map((point) => point.map(Math.round).join(' ')).join(' ')

/** Each figure is one path: a card turns in an instant, so it has few elements to lay out. */
const rays = Array.from({ length: 28 }, (_, place) => {
  const turn = (place * 360) / 28
  return `M0 0L${written([turned([-26, -420], turn)])}L${written([turned([26, -420], turn)])}z`
}).join('')
const guilloche = Array.from({ length: 18 }, (_, place) => {
  const turn = place * 10
  const [right, left] = [turned([132, 0], turn), turned([-132, 0], turn)]
  return `M${written([right])}A132 56 ${turn} 1 0 ${written([left])}A132 56 ${turn} 1 0 ${written([right])}`
}).join('')
const leaves = [0, 1, 2, 3, 4].map((leaf) => {
  const at: Point = [18 + leaf * 17, 12 + leaf * leaf * 4.6]
  const to = (x: number, y: number): Point => {
    const [dx, dy] = turned([x, y], 16 + leaf * 11)
    return [at[0] + dx, at[1] + dy]
  }
  const upper = `M${written([at])}Q${written([to(6, -22), to(26, -22)])}Q${written([to(26, -2), at])}`
  return `${upper}M${written([at])}Q${written([to(-2, 22), to(14, 28)])}Q${written([to(22, 10), at])}z`
})

/** One branch of leaves, which the back prints in its four corners. */
const Sprig = ({ transform }: { transform: string }) => (
  <g transform={transform}>
    <path d="M8 8Q60 22 92 96" stroke="#8fd88a" strokeWidth="3.5" />
    <path d={leaves.join('')} fill="#7fcb80" />
  </g>
)

/** The head of the creature that looks over an edge: 92 wide, 64 high above the edge at 0. */
export const Peeker = ({ transform }: { transform: string }) => (
  <g transform={transform}>
    <path d="M-46-10Q-58-66-36-74Q-22-64-20-40Q0-52 20-40Q22-64 36-74Q58-66 46-10z" fill="#7cc27a" />
    <path d="M-40-24Q-48-56-36-62Q-28-54-27-38zM40-24Q48-56 36-62Q28-54 27-38z" fill="#f3a9b4" />
    <ellipse cx="-18" cy="-18" rx="11" ry="12.5" fill="#fffdf4" />
    <ellipse cx="18" cy="-18" rx="11" ry="12.5" fill="#fffdf4" />
    <circle cx="-16" cy="-15" r="6.5" fill="#1d2233" />
    <circle cx="20" cy="-15" r="6.5" fill="#1d2233" />
    <circle cx="-18.5" cy="-18" r="2.2" fill="#fffdf4" />
    <circle cx="17.5" cy="-18" r="2.2" fill="#fffdf4" />
  </g>
)

/** The printed back of every loot card (viewBox 300 by 500): a guilloche, sprigs, and a ticket with a creature behind it. */
export const CardBack = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 300 500" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" {...props}>
    <rect width="300" height="500" fill="#0d4f34" />
    <g transform="translate(150 240)">
      <path d={rays} fill="#12603f" />
      <circle r="186" fill="#0d4f34" />
      <circle r="186" stroke="#f1ce5f" strokeWidth="2.5" strokeDasharray="0.1 9.75" />
      <path d={guilloche} stroke="#3f9b66" strokeWidth="1.4" />
      <circle r="134" stroke="#f1ce5f" strokeWidth="2" />
      <circle r="141" stroke="#8fd88a" strokeWidth="1.2" />
      <circle r="74" fill="#0a3f2a" />
      <circle r="74" stroke="#8fd88a" strokeWidth="1.6" strokeDasharray="2 5" />
    </g>
    <Sprig transform="translate(18 18)" />
    <Sprig transform="translate(282 18)scale(-1 1)" />
    <Sprig transform="translate(18 482)scale(1 -1)" />
    <Sprig transform="translate(282 482)scale(-1 -1)" />
    <Peeker transform="translate(150 222)" />
    <g transform="translate(150 256)rotate(-7)">
      <path
        d="M-88-44H36a9 9 0 0 0 18 0H82a8 8 0 0 1 8 8V36a8 8 0 0 1-8 8H54a9 9 0 0 0-18 0H-88a8 8 0 0 1-8-8V-36a8 8 0 0 1 8-8z"
        fill="#f1ce5f"
        stroke="#7a5a12"
        strokeWidth="2.5"
      />
      <path d="M45-30V30" stroke="#7a5a12" strokeWidth="3.4" strokeDasharray="0.1 8" />
      <path d="M60-26v52M66-26v52M70-26v52M78-26v52" stroke="#3a2b0a" strokeWidth="2.2" />
      <text
        x="-29"
        y="14"
        textAnchor="middle"
        fill="#3a2b0a"
        stroke="none"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="40"
        letterSpacing="-1"
      >
        Loot
      </text>
      <path d="M-70-44q-6-12 2-16q9-2 12 8v8zM12-44q-4-14 6-16q10 2 8 16z" fill="#7cc27a" />
    </g>
    <g stroke="#f1ce5f">
      <rect x="9" y="9" width="282" height="482" rx="12" strokeWidth="2" />
      <rect x="15" y="15" width="270" height="470" rx="8" strokeWidth="1" opacity=".6" />
    </g>
  </svg>
)
