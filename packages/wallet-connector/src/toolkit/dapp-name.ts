import type { Result } from 'neverthrow'
import { member } from '../protocol/member'

/** The name of a dApp whose definition has no name or cannot be read. */
export const UNNAMED_DAPP = 'Unnamed dApp'

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The metadata entry `name` in a response of the Gateway. */
const nameIn = (details: unknown, address: string): unknown => {
  const entity = listed(member(details, 'items')).find((item) => member(item, 'address') === address)
  const entry = listed(member(member(entity, 'metadata'), 'items')).find((item) => member(item, 'key') === 'name')
  return member(member(member(entry, 'value'), 'typed'), 'value')
}

type NameSource = {
  getEntityDetails?(request: { addresses: string[] }): PromiseLike<Result<unknown, unknown>>
}

/** The metadata entry `name` of the dApp definition. Never rejects. */
export const getDAppName = async (gateway: NameSource, dAppDefinitionAddress: string): Promise<string> => {
  try {
    const answer = await gateway.getEntityDetails?.({ addresses: [dAppDefinitionAddress] })
    if (!answer?.isOk()) return UNNAMED_DAPP
    const name = nameIn(answer.value, dAppDefinitionAddress)
    return typeof name === 'string' && name.trim() !== '' ? name : UNNAMED_DAPP
  } catch {
    return UNNAMED_DAPP
  }
}
