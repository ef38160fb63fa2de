import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Chain } from '../chain/chain'
import { openSpool, readCheckpoint, writeCheckpoint } from './checkpoint'
import { codeFingerprint } from './fingerprint'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Beside the package's own modules if it has any, or else in the folder for temporary files. */
const cacheFolder = (): string =>
  join(existsSync(modules) && isWritable(modules) ? join(modules, '.cache') : tmpdir(), 'lootboxes-devnet')

/** Folder of the ledger that a built-in world starts with. It depends on the file and on the code of the devnet. */
const folderOf = (path: string, networkId: number): string => {
  const file = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
  return join(cacheFolder(), `${networkId}-${file}-${codeFingerprint()}`)
}

/** Loads the trade of a built-in world that an earlier start simulated. Returns false without one. */
export function loadCachedWorld(chain: Chain, path: string): boolean {
  const cached = readCheckpoint(folderOf(path, chain.deps.networkId), 'r')
  cached?.apply(chain)
  return cached !== undefined
}

/** Stores the trade of a built-in world for later starts. A folder that cannot be written is not an error. */
export function cacheWorld(chain: Chain, path: string): void {
  try {
    const folder = folderOf(path, chain.deps.networkId)
    mkdirSync(cacheFolder(), { recursive: true })
    const part = mkdtempSync(join(cacheFolder(), 'part-'))
    writeCheckpoint(part, chain, openSpool(part))
    // Another process may have stored the same world meanwhile.
    if (existsSync(folder)) rmSync(part, { recursive: true, force: true })
    else renameSync(part, folder)
  } catch {
    return
  }
}
