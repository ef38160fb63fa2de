import { parseTransactionId } from '@lootboxes/ledger'
import { componentOfPath } from '../box/box-path'

/** Whether a dynamic route would take a path and find that it names nothing: a misspelt box, a misspelt receipt. */
export function isLost(pathname: string, networkId: number): boolean {
  const [, first = '', second, ...rest] = pathname.replace(/\/$/, '').split('/')
  if (second === undefined) return first.startsWith('component_') && componentOfPath(first, networkId) === undefined
  return first === 'receipt' && rest.length === 0 && parseTransactionId(second, networkId).isErr()
}
