import { amountOf } from '@lootboxes/ledger'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type NativeAddresses, nativeAddresses } from '../engine/native-addresses'
import { writeRoleAssignment } from '../engine/role-assignment'
import { devKey } from '../keys'
import type { Metadata } from '../sbor/metadata'
import type { Draft } from '../store/draft'
import type { LabelledAddress } from './genesis-addresses'
import { type GenesisWriter, vaultLabel } from './genesis-writer'
import { nativeEntities } from './native-entities'
import type { WellKnownAddresses } from './well-known'

const faucetFunds = amountOf(1_000_000_000)
const text = (value: string): Metadata => ({ type: 'String', value })

export type SystemEntities = { rewardsVault: string; validator: string; validatorKey: string }

/** The validator and the vault of its rewards. They follow from the network and the seed. */
export const systemEntities = (
  address: LabelledAddress,
  { consensus_manager, xrd }: WellKnownAddresses,
  seed: number,
): SystemEntities => ({
  rewardsVault: address('fungible-vault', vaultLabel(consensus_manager, xrd, 'rewards')),
  validator: address('validator', 'validator'),
  validatorKey: bytesToHex(secp256k1.getPublicKey(devKey(seed, 'validator').privateKey)),
})

export type WriteSystemOptions = Pick<SystemEntities, 'validator'> & {
  networkId: number
  draft: Draft
  writer: GenesisWriter
  wellKnown: WellKnownAddresses
}

/** Writes the native entities, the validator and the fee vaults. */
export function writeSystem({ networkId, draft, writer, wellKnown, validator }: WriteSystemOptions): void {
  const native = nativeAddresses(networkId)
  for (const [name, { entity, metadata, roles }] of Object.entries(nativeEntities(native))) {
    // The keys are names of native addresses.
    const address = native[name as keyof NativeAddresses]
    writer.entity(address, entity, metadata, true)
    if (roles) writeRoleAssignment({ draft }, address, roles)
  }
  const lootboxPackage = writer.address('package', 'lootbox-package')
  writer.entity(lootboxPackage, { kind: 'package', blueprints: ['Lootbox'] }, { name: text('Lootbox') })
  writer.fund(wellKnown.faucet, wellKnown.xrd, faucetFunds)
  writer.entity(validator, { kind: 'validator' }, { name: text('Devnet validator') })
  writer.vault(wellKnown.consensus_manager, wellKnown.xrd, 'rewards')
}
