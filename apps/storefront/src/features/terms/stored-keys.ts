import { selectedKey } from '../lootbox/selected-lootbox'
import { offlineCache } from '../offline/offline-worker'
import { skipKey } from '../reveal/use-skip'
import type { Shop } from '../shop/shop'
import { kindsKey } from '../wallet/order-kinds'
import { journalKey, loginKey, requestsKey } from '../wallet/stored-state'

export type StoredKey = { key: string; where: 'local storage' | 'session storage' | 'cache storage'; why: string }

/** Everything this site leaves in a browser. */
export const storedKeys = (shop: Shop): readonly StoredKey[] => [
  { key: 'theme', where: 'local storage', why: 'light, dark or system' },
  { key: loginKey(shop), where: 'local storage', why: 'the account and the persona your wallet shared' },
  { key: requestsKey(shop), where: 'local storage', why: 'finished requests to your wallet, without their content' },
  { key: kindsKey, where: 'local storage', why: 'which of those requests was a purchase, a reveal or a redemption' },
  { key: journalKey(shop), where: 'local storage', why: 'transactions whose end is not known yet' },
  { key: skipKey, where: 'local storage', why: 'whether you skip the reveal animation' },
  { key: selectedKey, where: 'session storage', why: 'the box you are looking at' },
  { key: offlineCache, where: 'cache storage', why: 'the page shown without a network, once you have connected' },
]
