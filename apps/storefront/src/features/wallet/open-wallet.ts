import type { Shop } from '../shop/shop'
import type { WalletSinks } from '../storefront/storefront'
import type { Wallet } from './wallet'
export async function openWallet(shop: Shop, sinks: WalletSinks): Promise<Wallet> {
  throw new Error('x')
}
