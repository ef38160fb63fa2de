import { accountAddressFromPublicKey, blake2b256 } from '@lootboxes/ledger'
import { compileManifest } from '@lootboxes/manifest/v2'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Devnet } from '../create-devnet'
import { signersOf } from '../engine/auth-zone'
import { devKeys } from '../keys'
import { random } from '../random'
import { audit, createAudit } from './audit'
import { createManifestWriter, pickFrom } from './manifest-writer'

export type RandomRun = { succeeded: number; failed: number; rejected: number; unreadable: number }

/** Runs random manifests in sequence and audits the ledger after each. Throws the audit's error. */
export function runRandomManifests(
  devnet: Devnet,
  { count, seed, collections = [] }: { count: number; seed: string; collections?: readonly string[] },
): RandomRun {
  const { chain } = devnet.ledger
  const { addresses, networkId, genesis } = devnet
  const { main, club } = devKeys(devnet.seed)
  const accounts = [main, club].map(({ publicKey }) => accountAddressFromPublicKey(publicKey, networkId))
  const hand = random(`manifests:${seed}`)
  const write = createManifestWriter(devnet, hand, {
    accounts,
    components: [addresses.hugOpen, addresses.hugOpen, addresses.hugSoldOut, genesis.wellKnown.faucet],
    resources: [
      chain.deps.xrd,
      chain.deps.xrd,
      addresses.baller,
      addresses.hugOpenTickets,
      addresses.hugOpenTickets,
      addresses.lootCreatures,
      addresses.lootPlants,
      ...collections,
    ],
  })
  const books = createAudit(devnet)
  const run: RandomRun = { succeeded: 0, failed: 0, rejected: 0, unreadable: 0 }
  for (let at = 0; at < count; at += 1) {
    const manifest = write()
    const instructions = compileManifest(manifest, networkId).unwrapOr(undefined)?.instructions
    if (instructions === undefined) {
      run.unreadable += 1
      continue
    }
    const signing = pickFrom(hand, [[main], [club], [main, club], [main, club], [main, club], [main, club]])
    const intentHash = blake2b256(utf8ToBytes(`${seed}:${at}`))
    const transaction = {
      instructions,
      signers: { ...signersOf(signing.map(({ publicKey }) => publicKey)), everyone: hand.chance(0.1) },
      signatures: signing.length,
      payloadBytes: manifest.length,
      intentHash,
      intentId: `txid_random_${seed}_${at}`,
      nowMs: chain.tip().timeMs,
    }
    try {
      const outcome = chain.run(transaction)
      if (outcome.status === 'Rejected') run.rejected += 1
      else {
        chain.commit(outcome, transaction, { payloadId: '', hex: '', message: undefined, endEpoch: 0, subintents: [] })
        run[outcome.status === 'CommittedSuccess' ? 'succeeded' : 'failed'] += 1
        audit(books, outcome)
      }
    } catch (cause) {
      throw new Error(`Manifest ${at} of seed ${seed}:\n${manifest}\n${String(cause)}`, { cause })
    }
  }
  return run
}
