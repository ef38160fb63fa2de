import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Chain } from '../chain/chain'
import type { Journal } from '../journal/journal'
import { openSpool, type Spool, spoolRecords, writeCheckpoint } from './checkpoint'

export type KeeperOptions = {
  chain: Chain
  journal: Journal
  data: string | undefined
  /** Number of readable state versions. Undefined keeps all. */
  keepVersions: number | undefined
  /** Transactions between two checkpoints, 5,000 by default. */
  checkpointEvery: number | undefined
  /** The spool of the checkpoint that the ledger started from. */
  spool: Spool | undefined
  /** Number of transactions that were replayed at the start. */
  replayed: number
}

/** Bounds memory, and writes checkpoints so that a start replays few transactions. */
export type Keeper = { readonly afterCommit: () => void; close(): void }

/** Replaying takes about half a millisecond for each transaction, and a checkpoint up to a second for a large ledger. */
const CHECKPOINT_EVERY = 5_000
/** A clean stop writes a checkpoint for this many transactions. A start writes one only if it is due. */
const WORTH_A_CHECKPOINT = 500
const SPOOL_EVERY = 500

export function createKeeper({ chain, journal, data, keepVersions, ...start }: KeeperOptions): Keeper {
  let { spool } = start
  const { checkpointEvery = CHECKPOINT_EVERY } = start
  const worth = Math.min(WORTH_A_CHECKPOINT, checkpointEvery)
  let sinceCheckpoint = start.replayed
  let sinceSpool = start.replayed
  const temporary =
    data === undefined && keepVersions !== undefined ? mkdtempSync(join(tmpdir(), 'devnet-')) : undefined
  const folder = data ?? temporary

  const bound = () => {
    if (folder === undefined) return
    if (keepVersions !== undefined) chain.prune(Math.max(1, chain.tip().stateVersion - keepVersions + 1))
    spool ??= openSpool(folder)
    spoolRecords(chain, spool)
    sinceSpool = 0
  }
  const checkpoint = () => {
    if (data === undefined) return
    bound()
    spool ??= openSpool(data)
    writeCheckpoint(data, chain, spool, journal.coverage())
    sinceCheckpoint = 0
  }
  if (sinceCheckpoint >= checkpointEvery) checkpoint()
  else if (keepVersions !== undefined) bound()

  return {
    afterCommit: () => {
      sinceCheckpoint += 1
      sinceSpool += 1
      if (sinceCheckpoint >= checkpointEvery) checkpoint()
      else if (sinceSpool >= SPOOL_EVERY) bound()
    },
    close: () => {
      if (sinceCheckpoint >= worth) checkpoint()
      spool?.records.close()
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true })
    },
  }
}
