import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export type DrawSeed = { revealIntentHash: Uint8Array; drawIntentHash: Uint8Array; ticket: string }

/**
 * blake2b-256(reveal intent hash ‖ draw intent hash ‖ utf8 ticket id), as hex. Neither side chooses it alone: the owner
 * opens before the draw exists, and the draw's header follows from the opening. Anybody can compute it again from the
 * two transaction ids.
 */
export const drawSeed = ({ revealIntentHash, drawIntentHash, ticket }: DrawSeed): string =>
  bytesToHex(blake2b(concatBytes(revealIntentHash, drawIntentHash, utf8ToBytes(ticket)), { dkLen: 32 }))

/** The place in the pool a seed points at: the seed as a big-endian number, modulo what is left. */
export const drawIndex = (seed: string, idsLeft: number): number => Number(BigInt(`0x${seed}`) % BigInt(idsLeft))
