import { Account, Name, Persona } from '@lootboxes/wallet-connector/protocol'
import * as z from 'zod/mini'

/** Answer of `GET /wallet/accounts`: who the wallet belongs to and what its accounts hold. */
export const HeldAccounts = z.object({
  networkId: z.int(),
  persona: Persona,
  personaData: z.object({ name: Name, emailAddresses: z.array(z.string()), phoneNumbers: z.array(z.string()) }),
  accounts: z.array(
    z.extend(Account, {
      balances: z.array(z.object({ resourceAddress: z.string(), symbol: z.string(), amount: z.string() })),
    }),
  ),
})
export type HeldAccounts = z.infer<typeof HeldAccounts>
export type HeldAccount = HeldAccounts['accounts'][number]
