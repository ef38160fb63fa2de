import { Account, Name, Persona } from '@lootboxes/wallet-connector/protocol'
import * as z from 'zod/mini'

/** Response of `GET /wallet/accounts`: the wallet's owner and its accounts with balances. */
export const HeldAccounts = z.object({
  networkId: z.int(),
  persona: Persona,
  personaData: z.object({ name: Name, emailAddresses: z.array(z.string()), phoneNumbers: z.array(z.string()) }),
  /** Names of the users that this devnet's world knows. */
  users: z.array(z.string()),
  accounts: z.array(
    z.extend(Account, {
      balances: z.array(z.object({ resourceAddress: z.string(), symbol: z.string(), amount: z.string() })),
    }),
  ),
})
export type HeldAccounts = z.infer<typeof HeldAccounts>
export type HeldAccount = HeldAccounts['accounts'][number]
