import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/** 32 random bytes as 64 hex digits. `createRola(…).issueChallenge` also stores the challenge. */
export const generateRolaChallenge = (): string => bytesToHex(randomBytes(32))
