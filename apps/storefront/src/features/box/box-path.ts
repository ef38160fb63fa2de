import { type ComponentAddress, parseComponentAddress } from '@lootboxes/ledger'

/**
 * The component a path segment names: the address itself, or the address after one more `component_` (trap T43).
 * Undefined for anything else, also for addresses of another network.
 */
export function componentOfPath(segment: string, networkId: number): ComponentAddress | undefined {
  if (!segment.startsWith('component_')) return undefined
  const address = segment.startsWith('component_component_') ? segment.slice('component_'.length) : segment
  return parseComponentAddress(address, networkId).unwrapOr(undefined)
}

/** The one address of a box's page. */
export const boxPath = (address: ComponentAddress): string => `/${address}`
