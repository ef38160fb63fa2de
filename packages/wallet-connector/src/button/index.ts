export { german, spanish } from '../locales/locales'
export type { ConnectWords } from './connect-words'
export type { Explorer } from './explorer'
export {
  type ConnectFailure,
  type DefineOptions,
  defineLootboxConnect,
  LootboxConnect,
  type LootboxConnectEvents,
} from './lootbox-connect'
