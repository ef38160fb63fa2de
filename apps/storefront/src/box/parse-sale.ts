import * as z from 'zod/mini'

const Sale = z.object({ left: z.number().check(z.int(), z.gte(0)), stateVersion: z.number() })

/** Parses an answer of `/sale/component_…`; undefined for anything else. */
export function parseSale(text: string): z.infer<typeof Sale> | undefined {
  try {
    return Sale.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
