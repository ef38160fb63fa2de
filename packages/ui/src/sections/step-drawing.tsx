import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Peeker } from '../tickets/card-back'

const ink = '#1d2233'
const paper = '#fffdf4'
const stub = '#f1ce5f'
const brown = '#7a5a12'
const leaf = '#7cc27a'
const pine = '#0d4f34'
const coral = '#d9542f'

/** A phone with its middle at 0, 84 by 150. */
const Phone = ({ transform, children }: { transform: string; children: ReactNode }) => (
  <g transform={transform}>
    <rect x="-42" y="-75" width="84" height="150" rx="14" fill={ink} stroke={paper} strokeWidth="3" />
    <rect x="-34" y="-64" width="68" height="128" rx="7" fill={pine} />
    <rect x="-10" y="-71" width="20" height="4" rx="2" fill={paper} />
    {children}
  </g>
)

/** A browser's window, 190 by 120, from its upper left corner at 0. */
const Browser = ({ transform, children }: { transform: string; children: ReactNode }) => (
  <g transform={transform}>
    <rect width="190" height="130" rx="10" fill={paper} stroke={ink} strokeWidth="3" />
    <path d="M1.5 30V10A8.5 8.5 0 0 1 10 1.5H180a8.5 8.5 0 0 1 8.5 8.5V30z" fill={ink} />
    <circle cx="15" cy="16" r="4" fill={coral} />
    <circle cx="29" cy="16" r="4" fill={stub} />
    <circle cx="43" cy="16" r="4" fill={leaf} />
    <rect x="58" y="9" width="90" height="14" rx="7" fill={paper} opacity=".3" />
    {children}
  </g>
)

/** A ticket with its middle at 0, 120 by 68. */
const Stub = ({ transform, children }: { transform: string; children: ReactNode }) => (
  <g transform={transform}>
    <path
      d="M-52-34H22a8 8 0 0 0 16 0H52a8 8 0 0 1 8 8V26a8 8 0 0 1-8 8H38a8 8 0 0 0-16 0H-52a8 8 0 0 1-8-8V-26a8 8 0 0 1 8-8z"
      fill={stub}
      stroke={brown}
      strokeWidth="3"
    />
    <path d="M30-20V20" stroke={brown} strokeWidth="3" strokeDasharray="0.1 7" />
    {children}
  </g>
)

const Coin = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-38 0v11a38 13 0 0 0 76 0V0z" fill="#c99a2c" stroke={brown} strokeWidth="3" />
    <ellipse rx="38" ry="13" fill={stub} stroke={brown} strokeWidth="3" />
    <ellipse rx="25" ry="7.5" stroke={brown} strokeWidth="2" opacity=".6" />
  </g>
)

/** The modules of a code: three finders and some squares. */
const code = [
  ...[
    [0, 0],
    [44, 0],
    [0, 44],
  ].map(([x, y]) => `M${x} ${y}h20v20h-20zM${Number(x) + 6} ${Number(y) + 6}v8h8v-8z`),
  ...[
    '26 0',
    '32 8',
    '26 16',
    '0 26',
    '14 32',
    '26 26',
    '38 32',
    '50 26',
    '26 44',
    '38 50',
    '56 44',
    '50 56',
    '32 58',
  ].map((at) => `M${at}h6v6h-6z`),
].join('')

const Code = ({ transform }: { transform: string }) => (
  <path transform={transform} d={code} fill={ink} fillRule="evenodd" />
)

const drawings = {
  /** Get the app: a phone with a key, and the creature behind it. */
  app: (
    <>
      <Peeker transform="translate(164 56)" />
      <Phone transform="translate(162 126)rotate(4)">
        <circle cy="-22" r="17" stroke={stub} strokeWidth="9" />
        <path d="M0-5V40M0 22h15M0 36h11" stroke={stub} strokeWidth="9" />
      </Phone>
    </>
  ),
  /** Add the extension: a browser with a piece that fits into it. */
  extension: (
    <>
      <Peeker transform="translate(118 52)scale(.8)" />
      <Browser transform="translate(66 50)">
        <path d="M20 50h70M20 66h52M20 82h62M20 98h40" stroke={ink} strokeWidth="6" opacity=".22" />
      </Browser>
      <g transform="translate(224 108)rotate(12)">
        <path
          d="M-34-34H-12a13 13 0 1 1 24 0H34V-11a13 13 0 1 1 0 23V34H-34V12a13 13 0 1 0 0-23z"
          fill={leaf}
          stroke={pine}
          strokeWidth="3.5"
        />
      </g>
    </>
  ),
  /** Link the two: the phone reads the code on the window. */
  link: (
    <>
      <Browser transform="translate(34 42)">
        <Code transform="translate(64 44)scale(1.05)" />
      </Browser>
      <path d="M166 92L232 62V150z" fill={stub} opacity=".5" />
      <Phone transform="translate(254 106)rotate(-6)">
        <path
          d="M-20-22v-14h14M20-22v-14h-14M-20 22v14h14M20 22v14h-14M-12 2L-3 11L14-10"
          stroke={leaf}
          strokeWidth="6"
        />
      </Phone>
    </>
  ),
  /** Hold the token: a pile of coins, and the creature behind it. */
  hold: (
    <>
      <Peeker transform="translate(160 92)scale(1.1)" />
      {[0, 1, 2].map((row) => (
        <Coin key={row} x={102} y={150 - row * 15} />
      ))}
      {[0, 1, 2].map((row) => (
        <Coin key={row} x={218} y={150 - row * 15} />
      ))}
      {[0, 1, 2, 3, 4].map((row) => (
        <Coin key={row} x={160} y={160 - row * 15} />
      ))}
    </>
  ),
  /** Sign: the phone shows the pass. */
  sign: (
    <>
      <Phone transform="translate(160 104)scale(1.06)">
        <path d="M-16 34L-4 46L18 20" stroke={leaf} strokeWidth="9" />
      </Phone>
      <g transform="translate(160 78)rotate(-6)">
        <rect x="-66" y="-34" width="132" height="62" rx="9" fill={paper} stroke={ink} strokeWidth="3" />
        <circle cx="-38" cy="-3" r="18" fill={stub} stroke={brown} strokeWidth="3" />
        <path d="M-8-14h56M-8 2h40M-8 16h26" stroke={ink} strokeWidth="6" opacity=".35" />
      </g>
    </>
  ),
  /** What you hold: two tickets, and the creature behind them. */
  tickets: (
    <>
      <Peeker transform="translate(160 82)" />
      <Stub transform="translate(128 128)rotate(-10)scale(1.25)">
        <path d="M-46-16h36M-46-4h52M-46 14h40" stroke={brown} strokeWidth="6" opacity=".55" />
      </Stub>
      <Stub transform="translate(200 136)rotate(7)scale(1.25)">
        <path d="M-46-16h36M-46-4h52M-46 14h40" stroke={brown} strokeWidth="6" opacity=".55" />
      </Stub>
    </>
  ),
  /** No fee: a ticket, stamped. */
  free: (
    <>
      <Stub transform="translate(150 106)rotate(-8)scale(1.5)">
        <path d="M-46-16h36M-46-4h52" stroke={brown} strokeWidth="6" opacity=".55" />
        <path
          d="M-46 14h54"
          stroke={brown}
          strokeWidth="12"
          strokeDasharray="0.1 5"
          opacity=".55"
          strokeLinecap="butt"
        />
      </Stub>
      <g transform="translate(202 62)rotate(12)">
        <rect x="-50" y="-25" width="100" height="50" rx="8" fill={paper} stroke={coral} strokeWidth="5" />
        <text
          y="12"
          textAnchor="middle"
          fill={coral}
          stroke="none"
          fontFamily="var(--font-display)"
          fontWeight="800"
          fontSize="34"
        >
          Fee 0
        </text>
      </g>
    </>
  ),
} as const

export type StepDrawingProps = Omit<ComponentProps<'svg'>, 'children'> & { of: keyof typeof drawings }

/** A drawing of one step, printed on the colours of `PictureSteps`. Decorative: the title and the text say the same. */
export const StepDrawing = ({ of, className, ...props }: StepDrawingProps) => (
  <svg
    data-slot="step-drawing"
    viewBox="0 0 320 180"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    {...props}
    // On a phone the field is narrow: the drawing keeps its scale, so that its middle is in the field at each height.
    className={cn('absolute inset-0 size-full max-md:static max-md:h-24 max-md:overflow-visible', className)}
  >
    {drawings[of]}
  </svg>
)
