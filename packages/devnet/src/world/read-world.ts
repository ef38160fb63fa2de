import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { err, ok, Result } from 'neverthrow'
import { checkReferences } from './check-references'
import { missingPictures } from './pictures'
import { World, type WorldInput } from './world-schema'

/** Why a world file is refused. `problems` name the path of each value in the file. */
export type WorldError =
  | { kind: 'world-unreadable'; path: string; reason: string }
  | { kind: 'world-invalid'; path: string; problems: readonly string[] }

/** A world with the folder that its pictures are relative to, and the path of a built-in world. */
export type LoadedWorld = { world: World; folder: string; path?: string | undefined }

const builtInWorlds = ['hug', 'demo', 'empty'] as const
type BuiltInWorld = (typeof builtInWorlds)[number]

/** The worlds of this package: `worlds/` is beside `src/` and beside `dist/`. */
const worldsFolder = fileURLToPath(new URL('../../worlds', import.meta.url))

const isBuiltIn = (name: string): name is BuiltInWorld => builtInWorlds.some((one) => one === name)

/** Path of a world file: a built-in world by its name, any other by its path. */
export const worldPath = (nameOrPath: string): string =>
  isBuiltIn(nameOrPath) ? join(worldsFolder, nameOrPath, 'world.json') : resolve(nameOrPath)

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || 'the file'

const Checked = World.superRefine(checkReferences)

/** Parses a world. Errors name the path of each value that is wrong. */
export function parseWorld(input: unknown, path: string): Result<World, WorldError> {
  const parsed = Checked.safeParse(input)
  if (parsed.success) return ok(parsed.data)
  const problems = parsed.error.issues.map((issue) => `${pathText(issue.path)}: ${issue.message}`)
  return err({ kind: 'world-invalid', path, problems })
}

const readJson = Result.fromThrowable(
  (path: string): unknown => JSON.parse(readFileSync(path, 'utf8')),
  (cause) => (cause instanceof Error ? cause.message : String(cause)),
)

const withPictures = (loaded: LoadedWorld, path: string): Result<LoadedWorld, WorldError> => {
  const problems = missingPictures(loaded.world, loaded.folder)
  return problems.length === 0 ? ok(loaded) : err({ kind: 'world-invalid', path, problems })
}

/** Reads a world file, or a built-in world by its name. */
function readWorld(nameOrPath: string): Result<LoadedWorld, WorldError> {
  const path = worldPath(nameOrPath)
  return readJson(path)
    .mapErr((reason): WorldError => ({ kind: 'world-unreadable', path, reason }))
    .andThen((json) => parseWorld(json, path))
    .andThen((world) =>
      withPictures({ world, folder: dirname(path), path: isBuiltIn(nameOrPath) ? path : undefined }, path),
    )
}

/** The journal's record of the `genesis` option, which detects a restart with another world. */
export const worldNameOf = (genesis: string | WorldInput = 'hug'): string => {
  if (typeof genesis !== 'string') return 'object'
  return isBuiltIn(genesis) ? genesis : resolve(genesis)
}

/** The journal's record of a world, which detects a restart with a changed file. */
export const worldHashOf = ({ world }: LoadedWorld): string =>
  createHash('sha256').update(JSON.stringify(world)).digest('hex').slice(0, 16)

/** Resolves the `genesis` option: the name of a built-in world, a path, or a world as an object. */
export const loadWorld = (genesis: string | WorldInput): Result<LoadedWorld, WorldError> =>
  typeof genesis === 'string'
    ? readWorld(genesis)
    : parseWorld(genesis, 'the genesis option').andThen((world) =>
        withPictures({ world, folder: process.cwd() }, 'the genesis option'),
      )
