import { existsSync, writeFileSync } from 'node:fs'
import { err, ok, type Result } from 'neverthrow'
import type { WorldInput } from '../world/world-schema'
import { copyEntities } from './copy-entities'
import { starterWorld } from './starter-world'

export type InitOptions = { path: string; fromGateway?: string | undefined; addresses: readonly string[] }

const schemaUrl = 'https://unpkg.com/@lootboxes/devnet/worlds/world.schema.json'

/** Writes a world file: a small example, or a copy of entities of another network. Returns the lines to print: what the copy lacks, and how to start it. */
export async function init({ path, fromGateway, addresses }: InitOptions): Promise<Result<string, string>> {
  if (existsSync(path)) return err(`${path} exists already. Choose another name, or delete it.`)
  if (fromGateway !== undefined && addresses.length === 0) return err('--from-gateway needs at least one --address.')
  let world: WorldInput = starterWorld
  let leftOut: readonly string[] = []
  if (fromGateway !== undefined) {
    const copied = await copyEntities(fromGateway, addresses)
    if (copied.isErr()) return err(`The Gateway ${fromGateway} cannot be copied: ${copied.error.reason}`)
    ;({ world, leftOut } = copied.value)
  }
  writeFileSync(path, `${JSON.stringify({ $schema: schemaUrl, ...world }, undefined, 2)}\n`)
  const lines = leftOut.map((one) => `Left out: ${one}`)
  return ok([...lines, `Wrote ${path}. Start it with: lootboxes-devnet --genesis ${path}`].join('\n'))
}
