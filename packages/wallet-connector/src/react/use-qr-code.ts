'use client'
import { useEffect, useState } from 'react'
import type { QrCode } from '../qr-code'

/**
 * A QR code for a text, such as the address of this page for a phone: `<svg viewBox={`0 0 ${code.size} ${code.size}`}><path
 * d={code.path} /></svg>`. Undefined until its code is loaded, and for an undefined text.
 */
export const useQrCode = (text: string | undefined): QrCode | undefined => {
  const [code, setCode] = useState<{ text: string; code: QrCode }>()
  useEffect(() => {
    if (text === undefined) return
    let isCurrent = true
    // Without the code the page still has its other steps.
    void import('../qr-code').then(
      ({ qrCode }) => isCurrent && setCode({ text, code: qrCode(text) }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return code?.text === text ? code?.code : undefined
}
