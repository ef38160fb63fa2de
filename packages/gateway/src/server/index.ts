export { type CallLimits, type CallLimitsOptions, createCallLimits } from './call-limits'
export {
  type Cached,
  createReadCache,
  type GetOptions,
  type NotAnswering,
  type ReadCache,
  type ReadCacheOptions,
  type ReadFailure,
  type ReadOptions,
} from './read-cache'
export { createRefreshBudget, type RefreshBudget, type RefreshBudgetOptions } from './refresh-budget'
