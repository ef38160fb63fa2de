'use client'

import { useEffect, useState } from 'react'

/** Says that the devnet is off, so that the layout's script of the development wallet could not load. */
export function DevnetCheck() {
  const [isOff, setOff] = useState(false)
  useEffect(() => setOff(!('lootboxesDevWallet' in window)), [])
  if (!isOff) return null
  return (
    <p role="alert">The devnet does not answer. Run "npm run devnet" in a second terminal, then reload this page.</p>
  )
}
