import { blake2b256 } from '@lootboxes/ledger'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The intent hashes of the reveal and of its draw, and the local id of the ticket. */
export type DrawSeed = { revealIntentHash: Uint8Array; drawIntentHash: Uint8Array; ticket: string }

/**
 * blake2b-256(reveal intent hash ‖ draw intent hash ‖ utf8 ticket id), as hex. Neither party controls it: the owner reveals
 * before the draw exists, and the draw's header follows from the reveal. Anyone can recompute it from the two transaction ids.
 */
export const drawSeed = ({ revealIntentHash, drawIntentHash, ticket }: DrawSeed): string =>
  bytesToHex(blake2b256(concatBytes(revealIntentHash, drawIntentHash, utf8ToBytes(ticket))))

/** Index into the pool: the seed as a big-endian number, modulo the number of remaining ids. */
export const drawIndex = (seed: string, idsLeft: number): number => Number(BigInt(`0x${seed}`) % BigInt(idsLeft))
