import type { z } from 'zod'
import type { World } from './world-schema'

type Report = z.RefinementCtx<World>
type Path = readonly (string | number)[]

const sections = ['accounts', 'personas', 'fungibles', 'dapps', 'collections', 'boxes'] as const

const isAddress = (text: string): boolean => text.includes('_') && text.includes('1')

/** Reports names that two entities share, and references to entities that the file does not have. */
export function checkReferences(world: World, report: Report): void {
  const problem = (path: Path, message: string) => report.addIssue({ code: 'custom', path: [...path], message })
  const owner = new Map<string, string>()
  for (const section of sections)
    for (const name of Object.keys(world[section])) {
      const other = owner.get(name)
      if (other === undefined) owner.set(name, section)
      else if (section !== 'personas' && other !== 'personas')
        problem([section, name], `The name is taken by ${other}.${name}.`)
    }
  for (const name of Object.keys(world.boxes))
    if (owner.has(`${name}-tickets`)) problem(['boxes', name], `The name ${name}-tickets belongs to its tickets.`)

  const known = (path: Path, name: string, ...allowed: readonly (typeof sections)[number][]) => {
    if (!allowed.some((section) => Object.hasOwn(world[section], name)))
      problem(path, `There is no “${name}” in ${allowed.join(' or ')}.`)
  }
  const referenced = (path: Path, name: string) => {
    const isTicket = name.endsWith('-tickets') && Object.hasOwn(world.boxes, name.slice(0, -'-tickets'.length))
    if (name !== 'xrd' && !isTicket && !owner.has(name) && !isAddress(name))
      problem(path, `There is no “${name}” in the file, and it is no address.`)
  }
  for (const [name, { accounts }] of Object.entries(world.personas))
    for (const [at, { account }] of accounts.entries())
      known(['personas', name, 'accounts', at, 'account'], account, 'accounts')
  for (const [name, { claims }] of Object.entries(world.dapps))
    for (const [at, claim] of claims.entries()) referenced(['dapps', name, 'claims', at], claim)
  for (const [at, { account, resource }] of world.balances.entries()) {
    known(['balances', at, 'account'], account, 'accounts')
    if (resource !== 'xrd') known(['balances', at, 'resource'], resource, 'fungibles')
  }
  for (const [at, { signers }] of world.manifests.entries())
    for (const [index, signer] of signers.entries()) known(['manifests', at, 'signers', index], signer, 'accounts')
  checkCollections(world, problem, known)
  for (const [index, collector] of (world.trade?.collectors ?? []).entries())
    known(['trade', 'collectors', index], collector, 'accounts')
  for (const [index, { box }] of (world.trade?.sales ?? []).entries())
    known(['trade', 'sales', index, 'box'], box, 'boxes')
}

function checkCollections(
  world: World,
  problem: (path: Path, message: string) => void,
  known: (path: Path, name: string, ...allowed: readonly (typeof sections)[number][]) => void,
): void {
  for (const [name, { collections, club }] of Object.entries(world.boxes)) {
    for (const [at, collection] of collections.entries())
      known(['boxes', name, 'collections', at], collection, 'collections')
    if (club !== undefined && club.token !== 'xrd') known(['boxes', name, 'club', 'token'], club.token, 'fungibles')
  }
  for (const [name, { items, fields }] of Object.entries(world.collections))
    for (const [at, { holder, data, id, copies }] of items.entries()) {
      const path = ['collections', name, 'items', at]
      known([...path, 'holder'], holder, 'accounts', 'boxes')
      const box = Object.hasOwn(world.boxes, holder) ? world.boxes[holder] : undefined
      if (box && !box.collections.includes(name))
        problem([...path, 'holder'], `The box ${holder} does not list the collection ${name}.`)
      if (id !== undefined && copies > 1) problem([...path, 'copies'], 'An item with an id has one copy.')
      for (const field of Object.keys(data))
        if (!Object.hasOwn(fields, field)) problem([...path, 'data', field], 'The collection has no such field.')
    }
}
