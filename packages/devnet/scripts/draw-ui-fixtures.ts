/** Writes the pictures for the UI kit's stories: `npx tsx scripts/draw-ui-fixtures.ts`. The kit may not import devnet. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawLoot } from '../worlds/draw/draw-loot'
import { drawCover } from '../worlds/draw/draw-ticket'
import { lootKinds, seasons } from '../worlds/draw/loot-kinds'

const folder = join(import.meta.dirname, '../../ui/src/fixtures/art')
mkdirSync(folder, { recursive: true })

lootKinds.forEach(({ kind, rarity }, index) => {
  const season = seasons[index % seasons.length]
  writeFileSync(join(folder, `${kind}.svg`), drawLoot({ seed: index + 31, kind, rarity, season }))
})
writeFileSync(join(folder, 'cover.svg'), drawCover())
