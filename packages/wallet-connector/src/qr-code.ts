import { encode } from 'uqr'

/** A QR code as one SVG path in a view box of `size` by `size`, with the quiet zone that scanners require. */
export type QrCode = { path: string; size: number }

/** Returns the QR code of a text. The code is dark on a light background. */
export const qrCode = (text: string): QrCode => {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
