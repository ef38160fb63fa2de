export type { Blueprint } from './blueprint'
export { type CodegenError, type ReadBlueprintsOptions, readBlueprints } from './read-blueprints'
export { writeBlueprint } from './write-blueprint'
