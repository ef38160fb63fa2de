import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import * as z from 'zod'
import type { Blueprint } from '../blueprints/blueprint'

const IsBlueprint = z.object({ name: z.string(), methods: z.instanceof(Map), functions: z.instanceof(Map) })
const isBlueprint = (value: unknown): value is Blueprint => IsBlueprint.safeParse(value).success

/** Imports a module and returns the blueprints that it exports, or the line that says why there are none. */
async function blueprintsIn(path: string): Promise<Result<readonly Blueprint[], string>> {
  const loaded = await ResultAsync.fromPromise(
    import(pathToFileURL(resolve(path)).href) as Promise<Readonly<Record<string, unknown>>>,
    (cause) => `The blueprints of ${path} cannot be loaded: ${String(cause)}`,
  )
  return loaded.andThen((module) => {
    const found = [...new Set(Object.values(module).filter(isBlueprint))]
    return found.length > 0 ? ok(found) : err(`${path} exports no blueprint. Export the result of defineBlueprint.`)
  })
}

/** Reads the blueprints of modules, in their order. */
export async function readBlueprints(paths: readonly string[]): Promise<Result<readonly Blueprint[], string>> {
  const read = await Promise.all(paths.map(blueprintsIn))
  return read.reduce<Result<readonly Blueprint[], string>>(
    (before, next) => before.andThen((some) => next.map((more) => [...some, ...more])),
    ok([]),
  )
}
