import { toNextJsHandler } from '@lootboxes/wallet-connector/rola/server'
import { getRola } from '../rola'

export const { GET, POST } = toNextJsHandler(getRola)
