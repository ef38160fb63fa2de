// Draws docs/schema.md from the drizzle tables: `pnpm --filter @lootboxes/catalog draw`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../src/schema'

/** Columns that name a row of another table; kept without constraints, so that a batch can be written in any order. */
const references: Readonly<Record<string, string>> = {
  entity_id: 'entities',
  owner_id: 'entities',
  from_id: 'entities',
  to_id: 'entities',
  box_id: 'boxes',
  collection_id: 'collections',
  kind_id: 'kinds',
  item_id: 'items',
  ticket_id: 'items',
}

export function drawSchema(): string {
  const all: readonly unknown[] = Object.values(schema)
  const tables = all
    .filter((one): one is PgTable => one instanceof PgTable)
    .map((table) => getTableConfig(table))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const bodies = tables.map(({ name, columns, primaryKeys }) => {
    const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
    const lines = columns.map(
      (column) =>
        `    ${column.getSQLType().replaceAll(' ', '_')} ${column.name}${column.primary || keys.has(column.name) ? ' PK' : ''}`,
    )
    return `  ${name} {\n${lines.join('\n')}\n  }`
  })
  const links = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) =>
      references[column.name] === undefined ? [] : [`  ${references[column.name]} ||--o{ ${name} : ${column.name}`],
    ),
  )
  return `# The catalog's tables\n\nDrawn from \`src/schema.ts\`. All are in the PostgreSQL schema \`catalog\`.\n\n\`\`\`mermaid\nerDiagram\n${bodies.join('\n')}\n${links.join('\n')}\n\`\`\`\n`
}

if (process.argv[1]?.endsWith('draw-schema.ts'))
  writeFileSync(join(import.meta.dirname, '../docs/schema.md'), drawSchema())
