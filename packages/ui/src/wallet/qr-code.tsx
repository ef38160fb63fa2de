import type { ComponentProps } from 'react'
import { cn } from '../cn'

export type QrCodeProps = Omit<ComponentProps<'figure'>, 'children'> & {
  label: string
  /** The code as the path of an SVG, and its modules a side. */
  path: string
  size: number
  caption?: string
}

/** A QR code for a phone beside this screen. A phone itself does not show it. */
export const QrCode = ({
  label,
  path,
  size,
  caption = 'Scan this code to open this page on your phone.',
  className,
  ...props
}: QrCodeProps) => (
  <figure data-slot="qr-code" {...props} className={cn('py-3 text-sm pointer-coarse:hidden', className)}>
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-40 bg-white fill-black"
    >
      <path d={path} />
    </svg>
    <figcaption>{caption}</figcaption>
  </figure>
)
