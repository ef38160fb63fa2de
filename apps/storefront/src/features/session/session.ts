import type { AccountAddress } from '@lootboxes/ledger'

export type Persona = { address: string; label: string }
export type Account = { address: AccountAddress; label: string }

export type Connected = { status: 'connected'; account: Account; persona: Persona | undefined }

/** Who is connected. `restoring` until the stored login is read, so that a reload never flashes "connect". */
export type Session = { status: 'restoring' | 'disconnected' | 'connecting' } | Connected

/** The first connected account, the one every dialog names and uses (trap T40). */
export const accountOf = (session: Session): Account | undefined =>
  session.status === 'connected' ? session.account : undefined
