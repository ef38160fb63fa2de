'use client'
export { accountKeys, accountTokensQuery } from './account-queries'
export type { AccountReader, AccountTokens, HeldCollection, HeldToken } from './account-reader'
export { type AccountOptions, useAccountTokens, useBalance, useTransaction } from './hooks'
