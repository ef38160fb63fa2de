export { type CallLimits, type CallLimitsOptions, createCallLimits } from './call-limits'
export {
  type CacheAsk,
  type Cached,
  createReadCache,
  createRefreshBudget,
  type NotAnswering,
  type ReadAsk,
  type ReadCache,
  type ReadCacheOptions,
  type ReadFailure,
  type RefreshBudget,
  type RefreshBudgetOptions,
} from './read-cache'
