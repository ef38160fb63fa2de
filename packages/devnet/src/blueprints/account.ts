import { abort } from '../engine/abort'
import type { Arguments } from '../engine/arguments'
import type { Bucket } from '../engine/bucket'
import { amountIn, type Holding, without } from '../engine/holding'
import { lockFee } from '../engine/lock-fee'
import { createProof, type Proof } from '../engine/proof'
import type { Runtime } from '../engine/runtime'
import { contentOf, createVault, depositInto, type VaultSelection, withdrawFrom } from '../engine/vaults'
import { placeKey } from '../store/families'
import { blueprint, type Method, nothing } from './blueprint'

const ownerOnly =
  (method: Method): Method =>
  (runtime, self, args) => {
    if (!runtime.signers.everyone && !runtime.signers.accounts.has(self))
      abort(`SystemModuleError(AuthError(Unauthorized)): ${self} did not sign`)
    return method(runtime, self, args)
  }

const vaultOf = (runtime: Runtime, account: string, resource: string): string =>
  runtime.draft.get('vaultOf', placeKey(account, resource)) ??
  abort(`AccountError(VaultDoesNotExist { resource_address: ${resource} })`)

/** Returns the vault of an account for a resource, created on first use. */
function accountVault(runtime: Runtime, account: string, resource: string): string {
  const key = placeKey(account, resource)
  const known = runtime.draft.get('vaultOf', key)
  if (known !== undefined) return known
  if (!runtime.draft.get('entity', account)) runtime.draft.set('entity', account, { kind: 'account' })
  const vault = createVault(runtime, account, resource)
  runtime.draft.set('vaultOf', key, vault)
  return vault
}

function withdraw(runtime: Runtime, account: string, resource: string, selection: VaultSelection): Bucket {
  return withdrawFrom(runtime, vaultOf(runtime, account, resource), selection)
}

function deposit(runtime: Runtime, account: string, buckets: readonly Bucket[]): void {
  for (const bucket of buckets) depositInto(runtime, accountVault(runtime, account, bucket.holding.resource), bucket)
}

function prove(
  runtime: Runtime,
  account: string,
  resource: string,
  selection: Exclude<VaultSelection, 'everything'>,
): Proof {
  const vault = vaultOf(runtime, account, resource)
  const content = contentOf(runtime, vault)
  const part = shownPart(content, selection)
  without(content, part)
  return createProof(resource, content.kind, [{ locks: runtime.vaultLocks(vault), part }])
}

function shownPart(content: Holding, selection: Exclude<VaultSelection, 'everything'>): Holding {
  if ('amount' in selection && (selection.amount < 0n || selection.amount > amountIn(content)))
    return abort('VaultError(ProofError(InsufficientBalance))')
  if (content.kind === 'fungible' && 'amount' in selection) return { ...content, amount: selection.amount }
  if (content.kind === 'non-fungible' && 'ids' in selection) return { ...content, ids: selection.ids }
  if (content.kind === 'non-fungible' && 'amount' in selection)
    return { ...content, ids: new Set([...content.ids].slice(0, Number(selection.amount / 10n ** 18n))) }
  return abort('VaultError(ProofError(InvalidRequestType))')
}

const payFee = (runtime: Runtime, self: string, args: Arguments, contingent = false): void =>
  lockFee(runtime, vaultOf(runtime, self, runtime.xrd), args.amount(0), contingent)

/** The native account: withdrawals need the owner's signature, deposits are open to all. */
export const account = blueprint({
  lock_fee: ownerOnly((runtime, self, args) => {
    args.count(1)
    payFee(runtime, self, args)
    return nothing
  }),
  lock_contingent_fee: ownerOnly((runtime, self, args) => {
    args.count(1)
    payFee(runtime, self, args, true)
    return nothing
  }),
  withdraw: ownerOnly((runtime, self, args) => {
    args.count(2)
    return { buckets: [withdraw(runtime, self, args.address(0), { amount: args.amount(1) })] }
  }),
  withdraw_non_fungibles: ownerOnly((runtime, self, args) => {
    args.count(2)
    return { buckets: [withdraw(runtime, self, args.address(0), { ids: args.ids(1) })] }
  }),
  lock_fee_and_withdraw: ownerOnly((runtime, self, args) => {
    args.count(3)
    payFee(runtime, self, args)
    return { buckets: [withdraw(runtime, self, args.address(1), { amount: args.amount(2) })] }
  }),
  lock_fee_and_withdraw_non_fungibles: ownerOnly((runtime, self, args) => {
    args.count(3)
    payFee(runtime, self, args)
    return { buckets: [withdraw(runtime, self, args.address(1), { ids: args.ids(2) })] }
  }),
  create_proof_of_amount: ownerOnly((runtime, self, args) => {
    args.count(2)
    return { proofs: [prove(runtime, self, args.address(0), { amount: args.amount(1) })] }
  }),
  create_proof_of_non_fungibles: ownerOnly((runtime, self, args) => {
    args.count(2)
    return { proofs: [prove(runtime, self, args.address(0), { ids: args.ids(1) })] }
  }),
  deposit: ownerOnly((runtime, self, args) => {
    args.count(1)
    deposit(runtime, self, [args.bucket(0)])
    return nothing
  }),
  deposit_batch: ownerOnly((runtime, self, args) => {
    args.count(1)
    deposit(runtime, self, args.buckets(0))
    return nothing
  }),
  try_deposit_or_abort: tryDeposit((args) => [args.bucket(0)]),
  try_deposit_or_refund: tryDeposit((args) => [args.bucket(0)]),
  try_deposit_batch_or_abort: tryDeposit((args) => args.buckets(0)),
  try_deposit_batch_or_refund: tryDeposit((args) => args.buckets(0)),
})

/** `try_deposit_…` methods. They always succeed, because every devnet account accepts deposits. */
function tryDeposit(bucketsOf: (args: Arguments) => readonly Bucket[]): Method {
  return (runtime, self, args) => {
    args.count(2)
    args.value(1)
    deposit(runtime, self, bucketsOf(args))
    return nothing
  }
}
