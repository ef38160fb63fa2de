import {
  type AddressError,
  type Amount,
  addressErrorText,
  formatAmount,
  type LocalIdError,
  localIdErrorText,
  safeText,
  wordsFor,
} from '@lootboxes/ledger'

/** Why there is no manifest. `where` names the option, or the instruction counted from 1. */
export type ManifestError =
  | { kind: 'bad-address'; where: string; error: AddressError }
  | { kind: 'bad-id'; where: string; error: LocalIdError }
  | { kind: 'no-ids'; where: string }
  | { kind: 'duplicate-id'; where: string; id: string }
  | { kind: 'mixed-ids'; where: string }
  | { kind: 'too-many-ids'; where: string; count: number; max: number }
  | { kind: 'bad-limit'; where: string; value: unknown }
  | { kind: 'bad-count'; count: bigint }
  | { kind: 'not-positive'; where: string; amount: Amount }
  | { kind: 'not-an-amount'; where: string; value: unknown }
  | { kind: 'amount-too-large'; where: string }
  | { kind: 'bad-number'; where: string; value: bigint | number }
  | { kind: 'wrong-type'; where: string; expected: string; found: string }
  | { kind: 'too-deep'; where: string; max: number }
  | { kind: 'bad-name'; where: string; name: string }
  | { kind: 'duplicate-attribute'; where: string; name: string }
  | { kind: 'bad-text'; where: string }
  | { kind: 'bad-url'; where: string }
  | { kind: 'ruid-given'; where: string }
  | { kind: 'unknown-bucket' | 'duplicate-bucket' | 'dangling-bucket'; where: string; bucket: string }
  | { kind: 'unknown-proof' | 'duplicate-proof'; where: string; proof: string }
  | { kind: 'duplicate-collection'; where: string; collection: string }
  | { kind: 'too-little-loot'; expected: number; tickets: number }
  | { kind: 'only-in-subintents'; where: string }
  | { kind: 'nothing-deposited' | 'nothing-yielded' }

/** The error of a value of a type that TypeScript would have refused, as plain JavaScript or JSON passes it. */
export const wrongType = (where: string, expected: string, value: unknown): ManifestError => {
  if (typeof value === 'string') return { kind: 'wrong-type', where, expected, found: `“${safeText(value, 40)}”` }
  const found = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return { kind: 'wrong-type', where, expected, found }
}

/** One sentence for the user for each `ManifestError`. */
export const manifestErrorText = /* @__PURE__ */ wordsFor<ManifestError>({
  'bad-address': (e) => `${e.where}: ${addressErrorText(e.error)}`,
  'bad-id': (e) => `${e.where}: ${localIdErrorText(e.error)}`,
  'no-ids': (e) => `${e.where}: choose at least one.`,
  'duplicate-id': (e) => `${e.where}: ${e.id} is there twice.`,
  'mixed-ids': (e) => `${e.where}: ids of different kinds cannot belong to one collection.`,
  'too-many-ids': (e) => `${e.where}: ${e.count} are more than the ${e.max} one transaction takes.`,
  'bad-limit': (e) => `${e.where}: ${safeText(String(e.value), 40)} is not a limit. Use a whole number of at least 1.`,
  'bad-count': (e) => `${e.count} is not a number of tickets one can buy.`,
  'not-positive': (e) => `${e.where}: ${formatAmount(e.amount)} is not more than zero.`,
  'not-an-amount': (e) => `${e.where}: ${String(e.value)} is not an Amount: use parseAmount.`,
  'amount-too-large': (e) => `${e.where}: the amount is more than the ledger can hold.`,
  'bad-number': (e) => `${e.where}: ${e.value} does not fit.`,
  'wrong-type': (e) => `${e.where}: expected ${e.expected}, received ${e.found}.`,
  'too-deep': (e) => `${e.where}: values in values have ${e.max} levels at most.`,
  'bad-name': (e) =>
    `${e.where}: “${safeText(e.name, 40)}” is not a name: it begins with a letter and has letters, digits and _ only, 100 at most.`,
  'duplicate-attribute': (e) => `${e.where}: every item has a field “${e.name}” already. Choose another name.`,
  'bad-text': (e) => `${e.where}: the text is too long or not well-formed.`,
  'bad-url': (e) => `${e.where}: this is not an address of a picture.`,
  'ruid-given': (e) => `${e.where}: an id of this kind is given by the ledger, never chosen.`,
  'unknown-bucket': (e) => `${e.where}: there is no unused bucket “${e.bucket}”.`,
  'duplicate-bucket': (e) =>
    `${e.where}: an earlier bucket has the name “${e.bucket}”. Choose another name, also if it is used up.`,
  'dangling-bucket': (e) => `${e.where}: the bucket “${e.bucket}” is never used.`,
  'unknown-proof': (e) => `${e.where}: there is no unused proof “${e.proof}”.`,
  'duplicate-proof': (e) =>
    `${e.where}: an earlier proof has the name “${e.proof}”. Choose another name, also if it is used up.`,
  'duplicate-collection': (e) => `${e.where}: ${e.collection} is there twice.`,
  'too-little-loot': (e) => `${e.tickets} tickets have to give at least as much loot, not ${e.expected}.`,
  'only-in-subintents': (e) => `${e.where}: only a subintent has a parent.`,
  'nothing-yielded': () => 'The subintent does not end by giving the turn back to its parent.',
  'nothing-deposited': () => 'The manifest does not end with a deposit.',
})
