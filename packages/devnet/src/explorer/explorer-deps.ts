import { shortenAddress } from '@lootboxes/ledger'
import type { DevnetControls } from '../control/create-controls'
import { metadataOf } from '../gateway-json/metadata-items'
import type { Gateway } from '../http/gateway'
import { type Html, html } from './html'

export type ExplorerDeps = { gateway: Gateway; seed: number; controls: DevnetControls }

/** The symbol or the name of an entity, or its shortened address. */
export function nameOf({ ledger }: Gateway, address: string): string {
  const items = metadataOf(ledger.chain.view(), address)
  const text = (key: string) => {
    const metadata = items.find((item) => item.key === key)?.metadata
    return metadata?.type === 'String' && metadata.value !== '' ? metadata.value : undefined
  }
  return text('symbol') ?? text('name') ?? shortenAddress(address)
}

export const entityLink = (gateway: Gateway, address: string): Html =>
  html`<a href="/explorer/entity/${address}" title="${address}">${nameOf(gateway, address)}</a>`

export const isoTime = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').replace(/\..*/, ' UTC')
