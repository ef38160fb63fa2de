import { parseAddress } from '@lootboxes/ledger'
import type { z } from 'zod'
import { metadataKindOf } from '../sbor/metadata'
import { checkAddresses, checkAmounts, checkKeys } from './check-entities'
import { checkItems } from './check-items'
import { fits } from './fits'
import type { Path, Problem } from './world-problem'
import type { World, WorldMetadata } from './world-schema'

type Report = z.RefinementCtx<World>

const sections = ['accounts', 'personas', 'fungibles', 'dapps', 'collections', 'boxes'] as const
const described = ['accounts', 'fungibles', 'dapps', 'collections', 'boxes'] as const

const isAddress = (text: string): boolean => parseAddress(text).isOk()

/** Texts of a metadata value. */
const textsIn = (value: Exclude<WorldMetadata, string>): readonly string[] =>
  'values' in value ? value.values : [value.value]

/** Reports names that two entities share, and references to entities that the file does not have. */
export function checkReferences(world: World, report: Report): void {
  const problem: Problem = (path, message) => report.addIssue({ code: 'custom', path: [...path], message })
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
  const checkMetadata = (path: Path, value: WorldMetadata) => {
    if (typeof value === 'string') return
    const kind = metadataKindOf(value)
    for (const text of textsIn(value)) {
      if (!fits(kind, text)) problem(path, `${JSON.stringify(text)} is no ${kind}.`)
      else if (kind === 'GlobalAddress') referenced(path, text)
      else if (kind === 'NonFungibleGlobalId') referenced(path, text.slice(0, text.indexOf(':')))
    }
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
  for (const section of described) {
    const entities: Readonly<Record<string, { metadata: Readonly<Record<string, WorldMetadata>> }>> = world[section]
    for (const [name, { metadata }] of Object.entries(entities))
      for (const [key, value] of Object.entries(metadata)) checkMetadata([section, name, 'metadata', key], value)
  }
  for (const [name, { collections, club }] of Object.entries(world.boxes)) {
    for (const [at, collection] of collections.entries())
      known(['boxes', name, 'collections', at], collection, 'collections')
    if (club !== undefined && club.token !== 'xrd') known(['boxes', name, 'club', 'token'], club.token, 'fungibles')
  }
  for (const [name, { items, fields }] of Object.entries(world.collections))
    for (const [at, { holder, data }] of items.entries()) {
      const path = ['collections', name, 'items', at]
      known([...path, 'holder'], holder, 'accounts', 'boxes')
      for (const [field, value] of Object.entries(data))
        if (fields[field] === 'GlobalAddress') referenced([...path, 'data', field], String(value))
    }
  checkKeys(world, problem)
  checkAddresses(world, problem)
  checkAmounts(world, problem)
  checkItems(world, problem)
  for (const [index, collector] of (world.trade?.collectors ?? []).entries())
    known(['trade', 'collectors', index], collector, 'accounts')
  for (const [index, { box }] of (world.trade?.sales ?? []).entries())
    known(['trade', 'sales', index, 'box'], box, 'boxes')
}
