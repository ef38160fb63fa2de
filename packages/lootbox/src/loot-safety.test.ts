import { expect, test } from 'vitest'
import { lootOf } from './ledger.fixture'
import { lootSafety } from './loot-safety'

const resource = lootOf(1)
const explicit = (type: string) => ({ resolution: 'Explicit', explicit_rule: { type } })
const role = (name: string, assignment: object, ...updaters: string[]) => ({
  role_key: { module: 'Main', name },
  assignment,
  updater_roles: updaters.map((updater) => ({ module: 'Main', name: updater })),
})
const safety = (entries: readonly object[], { owner = 'DenyAll', updater = 'None', fields = [] as string[] } = {}) =>
  lootSafety({ resource, roles: { owner: { rule: { type: owner }, updater }, entries }, changeableFields: fields })

test.each([
  ['DenyAll', 'never'],
  ['AllowAll', 'anyone'],
  ['Protected', 'somebody'],
])('a recaller of %s means recall by %s', (rule, power) => {
  expect(safety([role('recaller', explicit(rule))]).recall).toBe(power)
})

test('a forbidden action that an updater may allow is forbidden only for now', () => {
  const lifted = [
    role('freezer', explicit('DenyAll'), 'freezer_updater'),
    role('freezer_updater', explicit('Protected')),
  ]
  expect(safety(lifted).freeze).toBe('not-now')
  const locked = [role('freezer', explicit('DenyAll'), 'freezer_updater'), role('freezer_updater', explicit('DenyAll'))]
  expect(safety(locked).freeze).toBe('never')
  const circle = [
    role('freezer', explicit('DenyAll'), 'freezer_updater'),
    role('freezer_updater', explicit('DenyAll'), 'freezer_updater'),
  ]
  expect(safety(circle).freeze).toBe('never')
})

test('a role of the owner has the power of the owner', () => {
  const owned = [role('minter', { resolution: 'Owner' })]
  expect(safety(owned, { owner: 'Protected' }).mint).toBe('somebody')
  expect(safety(owned).mint).toBe('never')
  expect(safety(owned, { updater: 'Owner' }).mint).toBe('not-now')
})

test('data without changeable fields cannot change, whatever the updater role allows', () => {
  const anyone = [role('non_fungible_data_updater', explicit('AllowAll'))]
  expect(safety(anyone).change).toBe('never')
  const open = safety(anyone, { fields: ['power'] })
  expect(open.change).toBe('anyone')
  expect(open.changeableFields).toEqual(['power'])
})

test('an unreadable rule is unknown, never safe', () => {
  for (const roles of [undefined, null, {}, { owner: {}, entries: 'x' }]) {
    const { recall, freeze, change, mint } = lootSafety({ resource, roles, changeableFields: undefined })
    expect([recall, freeze, change, mint]).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
  }
  expect(safety([]).recall).toBe('unknown')
})
