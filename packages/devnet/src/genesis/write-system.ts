import { amountOf } from '@lootboxes/ledger'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { devKey } from '../keys'
import type { Metadata } from '../sbor/metadata'
import type { LabelledAddress } from './genesis-addresses'
import { type GenesisWriter, vaultLabel } from './genesis-writer'
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
  writer: GenesisWriter
  wellKnown: WellKnownAddresses
}

/** Writes packages, the faucet, the validator and the fee vaults. */
export function writeSystem({ writer, wellKnown, validator }: WriteSystemOptions): void {
  const lootboxPackage = writer.address('package', 'lootbox-package')
  for (const [name, address] of Object.entries(wellKnown))
    if (name.endsWith('_package')) writer.entity(address, { kind: 'package', blueprints: [] })
  writer.entity(wellKnown.consensus_manager, { kind: 'consensus-manager' })
  writer.entity(lootboxPackage, { kind: 'package', blueprints: ['Lootbox'] }, { name: text('Lootbox') })
  writer.entity(
    wellKnown.faucet,
    { kind: 'faucet', packageAddress: wellKnown.faucet_package ?? '' },
    { name: text('Test Faucet') },
  )
  writer.fund(wellKnown.faucet, wellKnown.xrd, faucetFunds)
  writer.entity(validator, { kind: 'validator' }, { name: text('Devnet validator') })
  writer.vault(wellKnown.consensus_manager, wellKnown.xrd, 'rewards')
}
