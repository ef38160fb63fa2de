export { toNextJsHandler, toNodeHandler } from './adapters'
export { type CookieSessionsOptions, cookieSessions } from './cookie-sessions'
export {
  createRolaHandlers,
  type RequestHandler,
  type RolaHandlers,
  type RolaHandlersOptions,
} from './create-rola-handlers'
export type { RolaSession, RolaUser, SessionStore } from './sessions'
export { challengeTableSql, type SqlChallengeStoreOptions, sqlChallengeStore } from './sql-challenge-store'
