import { createProductApi, type ProductApi } from '@lootboxes/lootbox'
import { serverGateway } from '../ledger/server-gateway'
import { readPreset } from '../shop/read-shop'

let api: ProductApi | undefined

/** The five product calls over the server's gateway; their caches live as long as the process. */
export const productApi = (): ProductApi => (api ??= createProductApi(serverGateway(), readPreset().lootbox))
