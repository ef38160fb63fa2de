import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/** 32 random bytes as 64 hex digits. A server has to remember what it gave out: `createRola(…).issueChallenge` does both. */
export const generateRolaChallenge = (): string => bytesToHex(randomBytes(32))
