import * as z from 'zod/mini'
import type { Order } from '../trade/trade'

/** Where it is remembered which request was a purchase, a reveal or a redemption. */
export const kindsKey = 'lootbox:request-kinds'

const most = 40

/** Newest last; anything unreadable counts as nothing. */
const Kinds = z.catch(z.array(z.tuple([z.string(), z.enum(['buy', 'reveal', 'redeem'])])), [])

type KindStorage = Pick<Storage, 'getItem' | 'setItem'>

const read = (storage: KindStorage | undefined) => {
  try {
    return z.parse(Kinds, JSON.parse(storage?.getItem(kindsKey) ?? '[]'))
  } catch {
    return []
  }
}

/**
 * Which order a request item belongs to: the toolkit knows transactions only, and its items outlive the page. Without
 * storage it lasts as long as the page does.
 */
export function createOrderKinds(storage: KindStorage | undefined) {
  const known = new Map<string, Order['kind']>(read(storage))
  return {
    get: (itemId: string): Order['kind'] | undefined => known.get(itemId),
    set: (itemId: string, kind: Order['kind']): void => {
      known.set(itemId, kind)
      // Another tab may have added some meanwhile.
      const all = [...new Map([...read(storage), ...known])].slice(-most)
      try {
        storage?.setItem(kindsKey, JSON.stringify(all))
      } catch {
        // A full or forbidden storage: the request goes by "Transaction" after a reload.
      }
    },
  }
}

export type OrderKinds = ReturnType<typeof createOrderKinds>
