'use client'

import { Button, MobileMenu } from '@lootboxes/ui'
import { useCallback } from 'react'
import { words } from '@/words'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { links } from './nav-links'

/** The phone's menu: open, close, search, links, and the button there is no room for above. */
export function MobileMenuIsland() {
  const { flags } = useStorefront()
  const { mobileMenu, buyTokenModal } = flags
  const open = useStore(mobileMenu.shown$)
  const become = useCallback((next: boolean) => (next ? mobileMenu.show() : mobileMenu.hide()), [mobileMenu])
  const buyToken = () => {
    mobileMenu.hide()
    buyTokenModal.show()
  }
  return (
    <MobileMenu open={open} onOpenChange={become} links={links}>
      <Button onClick={buyToken}>{words.buyProduct}</Button>
    </MobileMenu>
  )
}
