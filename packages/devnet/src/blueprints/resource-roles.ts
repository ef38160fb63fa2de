import { abort } from '../engine/abort'
import { accessRule } from '../engine/access-rule'
import { defaultResourceRoles } from '../engine/role-assignment'
import { option, type Shape, tuple } from '../engine/shapes'
import type { AccessRule } from '../store/access-rule'
import type { RoleName } from './collection'

const ruled = option(tuple(option(accessRule), option(accessRule)))

/**
 * Parses the roles of a new resource: for each role its rule and the rule of its updater. An absent pair has the defaults; an
 * absent rule in a pair follows the owner.
 */
export const resourceRoles =
  (names: readonly RoleName[]): Shape<Readonly<Record<string, AccessRule>>> =>
  (value) => {
    const fields = value.kind === 'Tuple' ? value.fields : abort('SystemError(TypeCheckError): roles are a tuple')
    if (fields.length !== names.length) abort(`SystemError(TypeCheckError): ${fields.length} roles`)
    const entries = names.flatMap((name, at): [string, AccessRule | undefined][] => {
      const field = fields[at]
      const given = field && ruled(field)
      const updater = `${name}_updater`
      return given
        ? [
            [name, given[0]],
            [updater, given[1]],
          ]
        : [
            [name, defaultResourceRoles[name]],
            [updater, defaultResourceRoles[updater]],
          ]
    })
    return Object.fromEntries(entries.filter((entry): entry is [string, AccessRule] => entry[1] !== undefined))
  }
