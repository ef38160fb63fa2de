import { drawLoot, type Pose } from '../art/draw-loot'
import { type LootKind, lootKinds } from '../art/loot-kinds'
import type { ProgrammaticTuple } from '../sbor/programmatic'
import * as sbor from '../sbor/programmatic'
import type { Gallery } from './gallery'

export type LootCollection = LootKind['collection']

/** A print run: the season of its drawings, and the share of the set's copies in per cent. */
export type PrintRun = { season: 'spring' | 'autumn'; share: number }

const poses: readonly Pose[] = ['sitting', 'waving', 'holding', 'sleeping']

const copiesIn = (kind: LootKind, { share }: PrintRun): number => Math.max(1, Math.round((kind.copies * share) / 100))

/** Number of loot copies of a run, which is the number of tickets it can sell. */
export const sizeOf = (run: PrintRun): number => lootKinds.reduce((sum, kind) => sum + copiesIn(kind, run), 0)

function lootTuple(kind: LootKind, run: PrintRun, serial: number, image: string): ProgrammaticTuple {
  return sbor.tuple('Loot', {
    name: sbor.string(kind.name),
    description: sbor.string(kind.description),
    key_image_url: sbor.url(image),
    kind: sbor.string(kind.kind),
    rarity: sbor.string(kind.rarity),
    season: sbor.string(run.season),
    serial: sbor.u64(serial),
    edition: sbor.u64(copiesIn(kind, run)),
  })
}

/** Loot of a run by collection, ready to mint. Each kind is drawn once per pose; copies share the drawings. */
export function printRun(
  run: PrintRun,
  gallery: Gallery,
): Readonly<Record<LootCollection, readonly ProgrammaticTuple[]>> {
  const printed: Record<LootCollection, ProgrammaticTuple[]> = { creatures: [], plants: [] }
  for (const kind of lootKinds) {
    const images = poses.map((pose) =>
      gallery.add(
        drawLoot({
          seed: `${run.season}:${kind.kind}:${pose}`,
          kind: kind.kind,
          rarity: kind.rarity,
          pose,
          season: run.season,
        }),
      ),
    )
    for (let serial = 1; serial <= copiesIn(kind, run); serial += 1)
      printed[kind.collection].push(lootTuple(kind, run, serial, images[serial % images.length] ?? ''))
  }
  return printed
}
