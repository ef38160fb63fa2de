/** Draws the art of the built-in worlds and writes their files: `npx tsx --conditions=@lootboxes/source worlds/build.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { World, type WorldInput } from '../src/world/world-schema'
import { type Art, writesArt } from './draw/art'
import { demoWorld } from './draw/demo-world'
import { hugWorld } from './draw/hug-world'

const emptyWorld = (): WorldInput => ({
  accounts: { main: { key: { label: 'main' } }, club: { key: { label: 'club' } } },
  balances: ['main', 'club'].map((account) => ({ account, resource: 'xrd', amount: '10000' })),
})

const worlds: Readonly<Record<string, (art: Art) => WorldInput>> = { hug: hugWorld, demo: demoWorld, empty: emptyWorld }

const folder = import.meta.dirname
const write = (path: string, content: unknown) => writeFileSync(path, `${JSON.stringify(content, undefined, 2)}\n`)

write(join(folder, 'world.schema.json'), z.toJSONSchema(World, { io: 'input', unrepresentable: 'any' }))
for (const [name, worldOf] of Object.entries(worlds)) {
  mkdirSync(join(folder, name), { recursive: true })
  const { accounts, ...rest } = worldOf(name === 'empty' ? (one) => one : writesArt(join(folder, name)))
  write(join(folder, name, 'world.json'), { $schema: '../world.schema.json', accounts, ...rest })
}
