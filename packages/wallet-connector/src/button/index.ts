export type { ConnectWords } from './connect-words'
export { defineLootboxConnect, LootboxConnect, type LootboxConnectEvents } from './lootbox-connect'
