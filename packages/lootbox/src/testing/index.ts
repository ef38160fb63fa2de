export {
  createShopServer,
  ledgerState,
  type ShopRoute,
  type ShopServer,
  type ShopServerOptions,
  type ShopState,
} from './shop-server'
