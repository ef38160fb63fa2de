import { shortenAddress } from '@lootboxes/ledger'
import type { DevnetControls } from '../control/create-controls'
import { metadataOf } from '../gateway-json/metadata-items'
import type { Gateway } from '../http/gateway'
import { type Html, html } from './html'

export type ExplorerDeps = { gateway: Gateway; seed: number; controls: DevnetControls }

/** The symbol or the name of an entity, the name of an account in the world, or the shortened address. */
export function nameOf({ ledger, genesis: { world, addressOf } }: Gateway, address: string): string {
  const items = metadataOf(ledger.chain.view(), address)
  const text = (key: string) => {
    const metadata = items.find((item) => item.key === key)?.metadata
    return metadata?.type === 'String' && metadata.value !== '' ? metadata.value : undefined
  }
  const account = () => Object.keys(world.accounts).find((name) => addressOf(name) === address)
  return text('symbol') ?? text('name') ?? account() ?? shortenAddress(address)
}

export const entityLink = (gateway: Gateway, address: string): Html =>
  html`<a class="inline-flex min-h-11 items-center underline decoration-[1.5px] decoration-rule underline-offset-[0.28em] hover:decoration-ink" href="/explorer/entity/${address}" title="${address}">${nameOf(gateway, address)}</a>`

export const isoTime = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').replace(/\..*/, ' UTC')
