import type { Result } from 'neverthrow'
import * as z from 'zod/mini'
import { lazily } from '../lazily'

/** Shown when the dApp definition has no name or cannot be read (spec section 7). */
export const UNNAMED_DAPP = 'Unnamed dApp'

const details = /* @__PURE__ */ lazily(() =>
  z.object({
    items: z.array(
      z.object({
        address: z.string(),
        metadata: z.object({
          items: z.array(
            z.object({
              key: z.string(),
              value: z.object({ typed: z.looseObject({ value: z.optional(z.unknown()) }) }),
            }),
          ),
        }),
      }),
    ),
  }),
)

type NameSource = {
  getEntityDetails?(request: { addresses: string[] }): PromiseLike<Result<unknown, unknown>>
}

/** The dApp's name, from metadata key `name` of its definition; never fails. */
export const getDAppName = async (gateway: NameSource, dAppDefinitionAddress: string): Promise<string> => {
  try {
    const answer = await gateway.getEntityDetails?.({ addresses: [dAppDefinitionAddress] })
    if (!answer?.isOk()) return UNNAMED_DAPP
    const read = details().safeParse(answer.value)
    const entity = read.success ? read.data.items.find((item) => item.address === dAppDefinitionAddress) : undefined
    const name = entity?.metadata.items.find(({ key }) => key === 'name')?.value.typed.value
    return typeof name === 'string' && name.trim() !== '' ? name : UNNAMED_DAPP
  } catch {
    return UNNAMED_DAPP
  }
}
