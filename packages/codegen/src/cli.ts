#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { kebabCase, uniqueNames } from './names'
import { readBlueprints } from './read-blueprints'
import { writeBlueprint } from './write-blueprint'

const usage = `npx lootboxes-codegen ADDRESS [--out FOLDER] [--gateway URL]

Writes TypeScript for the blueprint of a component, or for each blueprint of a package, into FOLDER (default: src/ledger).
The address names the network. URL is the Gateway (default: the network's public one; http://localhost:8090 for a devnet).`

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
const read = () => {
  try {
    return parseArgs({
      options: {
        out: { type: 'string', default: 'src/ledger' },
        gateway: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
  } catch (cause) {
    return fail(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`)
  }
}

const DEVNET = 'http://localhost:8090'
/** A package with many blueprints needs a few seconds; a Gateway without an answer must not hold a build. */
const LIMIT_MS = 60_000

async function main(): Promise<void> {
  const { values, positionals } = read()
  const [address, ...more] = positionals
  if (values.help) return void process.stdout.write(`${usage}\n`)
  if (address === undefined) return fail(usage)
  if (more.length > 0) return fail(`One address at a time, not ${positionals.length}.\n${usage}`)
  const baseUrl = values.gateway ?? (/_loc1/.test(address) ? DEVNET : undefined)
  const blueprints = await readBlueprints({ address, baseUrl, signal: AbortSignal.timeout(LIMIT_MS) })
  if (blueprints.isErr()) return fail(blueprints.error.message)
  try {
    mkdirSync(values.out, { recursive: true })
    const unique = uniqueNames()
    for (const blueprint of blueprints.value) {
      const file = join(values.out, `${unique(kebabCase(blueprint.name))}.ts`)
      writeFileSync(file, writeBlueprint(blueprint))
      process.stdout.write(`wrote ${file}\n`)
    }
  } catch (cause) {
    fail(`Cannot write to ${values.out}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

void main()
