import { decodeSubintentHash } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import { type NamedKind, NamedObjects } from '../named-objects'
import { aliases } from './aliases'
import { toHex } from './bytes'
import {
  type InstructionNameV2,
  type InstructionV2,
  instructionDefinitions,
  isArgumentList,
  isChildField,
  isConsuming,
  isDroppingProofs,
  isInstructionName,
} from './instructions'
import { type ManifestTextError, ManifestTextFailure } from './manifest-text-error'
import type { ManifestValue } from './manifest-value'
import { type Place, ValueParser } from './parse-value'
import { Scanner, type Token } from './scanner'
import type { Shape } from './shapes'

/** The instructions of a V2 manifest, and the hashes of the subintents that it names with `USE_CHILD`. */
export type ManifestV2 = {
  readonly instructions: readonly InstructionV2[]
  readonly children: readonly Uint8Array[]
}

class Compiler {
  private readonly scanner: Scanner
  private readonly objects = new NamedObjects()
  private readonly values: ValueParser
  private readonly instructions: InstructionV2[] = []
  private readonly children: Uint8Array[] = []

  constructor(
    text: string,
    private readonly networkId: number,
  ) {
    this.scanner = new Scanner(text)
    this.values = new ValueParser(this.scanner, this.objects, networkId)
  }

  compile(): ManifestV2 {
    while (this.scanner.peek().type !== 'end') {
      const token = this.scanner.take()
      if (token.type === 'name' && token.text === 'USE_CHILD') this.useChild(token)
      else this.instructions.push(this.instruction(token))
      this.scanner.takeSign(';')
    }
    return { instructions: this.instructions, children: this.children }
  }

  private create(type: NamedKind): void {
    const token = this.scanner.take()
    if (token.type !== 'name' || token.text !== type) throw this.scanner.unexpected(`a new ${type}`, token)
    const { text: name, at } = this.values.name(type)
    if (!this.objects.create(type, name)) throw this.scanner.failure({ kind: 'duplicate-object', type, name }, at)
  }

  private useChild({ at }: Token): void {
    if (this.instructions.length > 0) throw this.scanner.failure({ kind: 'late-child' }, at)
    this.create('NamedIntent')
    const token = this.scanner.take()
    if (token.type !== 'name' || token.text !== 'Intent') throw this.scanner.unexpected('an Intent', token)
    const hash = this.values.name('Intent')
    const bytes = decodeSubintentHash(hash.text, this.networkId).match(
      (decoded) => decoded,
      () => {
        throw this.scanner.invalid('a subintent hash of this network', hash.text, hash.at)
      },
    )
    if (this.children.some((child) => toHex(child) === toHex(bytes)))
      throw this.scanner.failure({ kind: 'duplicate-child', hash: hash.text }, hash.at)
    this.children.push(bytes)
  }

  private instruction(token: Token): InstructionV2 {
    const alias = Object.hasOwn(aliases, token.text) ? aliases[token.text] : undefined
    const name = alias?.of ?? token.text
    if (token.type !== 'name' || !isInstructionName(name)) throw this.scanner.unexpected('an instruction', token)
    const { fields: shapes, creates } = instructionDefinitions[name]
    const fields: ManifestValue[] = []
    while (fields.length < shapes.length) {
      if (alias !== undefined && fields.length === alias.before) fields.push(...alias.fixed)
      const shape = shapes[fields.length]
      if (shape !== undefined) fields.push(this.field(name, shape))
    }
    for (const type of creates) this.create(type)
    if (isDroppingProofs(name)) this.objects.consumeAll('Proof')
    return { name, fields }
  }

  private field(name: InstructionNameV2, shape: Shape): ManifestValue {
    if (isArgumentList(shape)) return this.callArguments(name.startsWith('YIELD_') ? 'yield' : 'arguments')
    if (isChildField(shape)) return this.child()
    const { at } = this.scanner.peek()
    const value = this.values.parse(isConsuming(name) ? 'arguments' : 'field')
    if (!shape.accepts(value)) throw this.scanner.invalid(shape.name, value.kind, at)
    return value
  }

  private callArguments(place: Place): ManifestValue {
    const fields: ManifestValue[] = []
    while (!this.scanner.isAt(';')) fields.push(this.values.parse(place))
    return { kind: 'Tuple', fields }
  }

  private child(): ManifestValue {
    const token = this.scanner.take()
    if (token.type !== 'name' || token.text !== 'NamedIntent') throw this.scanner.unexpected('a NamedIntent', token)
    return { kind: 'U32', value: BigInt(this.values.number('NamedIntent', false)) }
  }
}

/**
 * Compiles the text of a V2 manifest: the manifest of a subintent or of a root transaction. Checks the grammar, the types of all
 * fields and the names of objects. The ledger checks more when it validates the transaction.
 * @example compileManifest('YIELD_TO_PARENT;', 2).map(({ instructions }) => encodeInstructions(instructions))
 */
export function compileManifest(text: string, networkId: number): Result<ManifestV2, ManifestTextError> {
  try {
    return ok(new Compiler(text, networkId).compile())
  } catch (failure) {
    if (failure instanceof ManifestTextFailure) return err(failure.error)
    throw failure
  }
}
