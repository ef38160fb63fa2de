import type { ProgrammaticScryptoSborValue } from '@radixdlt/babylon-gateway-api-sdk'
import * as z from 'zod/mini'
import { LIMITS } from '../../wire/index'
import { ledgerStateAt } from '../ledger-state'
import { notOnLedger } from '../refusal'

/** A ledger at one state, which can be read without executing transactions. Amounts and ids are written as in the API. */
export type StaticLedger = {
  readonly networkId: number
  readonly network: string
  readonly stateVersion: number
  readonly entities: Readonly<Record<string, StaticEntity>>
  /** Programmatic JSON by resource and id; `null` marks a burned one. */
  readonly nonFungibles: Readonly<Record<string, Readonly<Record<string, ProgrammaticScryptoSborValue | null>>>>
  readonly stores: Readonly<
    Record<
      string,
      readonly { readonly key: ProgrammaticScryptoSborValue; readonly value: ProgrammaticScryptoSborValue }[]
    >
  >
  readonly validators: readonly string[]
  /** Intent hashes, oldest first. The nth is committed at state version n. */
  readonly transactions: readonly string[]
  /** Items per page. Default 100, as the public Gateway. */
  readonly pageSize?: number
}

export type StaticEntity = {
  readonly metadata?: Readonly<Record<string, string>>
  readonly fungibles?: Readonly<Record<string, string>>
  readonly nonFungibles?: Readonly<Record<string, readonly string[]>>
}

/** A request that passed its endpoint's schema. */
export type Body = Readonly<Record<string, unknown>>
export type Answers<Name extends string> = { readonly [K in Name]: (body: Body) => object }

export const updated = { last_updated_at_state_version: 1 }
export const sbor = (programmatic_json: ProgrammaticScryptoSborValue) => ({ raw_hex: '5c', programmatic_json })
export const text = (body: Body, field: string): string => String(body[field])
export const texts = (body: Body, field: string): string[] => z.array(z.string()).parse(body[field])
export const vaultOf = (address: string, of: string) => `internal_vault_${address}_${of}`

/** Lookups that several endpoints share. They throw a Refusal where the Gateway responds with an error. */
export function staticState(ledger: StaticLedger) {
  const ledger_state = ledgerStateAt(ledger.stateVersion, ledger.network)
  const pageSize = ledger.pageSize ?? LIMITS.page

  const page = <T>(items: readonly T[], { cursor, limit_per_page }: Body) => {
    const start = typeof cursor === 'string' ? Number(atob(cursor)) : 0
    const end = start + Math.min(pageSize, typeof limit_per_page === 'number' ? limit_per_page : pageSize)
    return {
      total_count: items.length,
      ...(end < items.length && { next_cursor: btoa(String(end)) }),
      items: items.slice(start, end),
    }
  }
  /** An account exists before its first transaction. */
  const entity = (address: string): StaticEntity => {
    const known = ledger.entities[address] ?? (address.startsWith('account_') ? {} : undefined)
    if (!known) throw notOnLedger(address)
    return known
  }
  const resource = (address: string) => {
    const known = ledger.nonFungibles[address]
    if (!known) throw notOnLedger(address)
    return known
  }
  const at = (body: Body, items: object) => ({ ledger_state, address: body.address, ...items })
  const ofResource = (body: Body, items: object) => at(body, { resource_address: body.resource_address, ...items })
  return { ledger, ledger_state, page, entity, resource, at, ofResource }
}

export type StaticState = ReturnType<typeof staticState>
