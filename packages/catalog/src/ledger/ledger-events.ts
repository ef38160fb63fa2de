import type { Gateway } from '@lootboxes/gateway'
import { fieldOf, idsWithin, nodeOf, type SborNode, textOf } from './sbor'

/** A transaction as the Gateway's stream lists it. */
export type StreamItem = Extract<
  Awaited<ReturnType<Gateway['streamTransactions']>>,
  { readonly value: unknown }
>['value']['items'][number]

/** An event of a transaction. The ledger's engine sets the emitter, so a manifest cannot forge it. */
export type LedgerEvent = {
  readonly name: string
  /** The component, resource or vault whose code emitted it. */
  readonly emitter: string
  /** The resource of a vault's event. */
  readonly resource: string | undefined
  readonly payload: SborNode | undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The events of a transaction; empty where the Gateway left them out. */
export function ledgerEvents({ receipt }: StreamItem): readonly LedgerEvent[] {
  const events: unknown = receipt?.detailed_events
  if (!Array.isArray(events)) return []
  return events.flatMap((event: unknown): LedgerEvent[] => {
    if (!isObject(event) || !isObject(event.identifier) || !isObject(event.emitter) || !isObject(event.payload))
      return []
    const { method_emitter, outer_emitter } = event.emitter
    const emitter = isObject(method_emitter) ? text(method_emitter.entity) : undefined
    const name = text(event.identifier.event)
    if (emitter === undefined || name === undefined) return []
    return [{ name, emitter, resource: text(outer_emitter), payload: nodeOf(event.payload.programmatic_json) }]
  })
}

/** Every non-fungible id that an event names, at any depth. */
export const idsIn = ({ payload }: LedgerEvent): readonly string[] =>
  payload === undefined ? [] : [...new Set(idsWithin(payload))]

/** A decimal field of an event, as text. */
export const decimalIn = ({ payload }: LedgerEvent, field: string): string | undefined =>
  textOf(fieldOf(payload, field))
