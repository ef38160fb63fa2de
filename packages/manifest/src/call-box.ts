import type { AccountAddress, ComponentAddress } from '@lootboxes/ledger'
import type { DepositAllOptions } from './deposit'
import { type Draft, emptyManifest } from './draft'
import type { DepositMethod } from './instruction'
import { clubProof, type LockFee } from './lock-fee'
import { popProof, proveAmount } from './prove'
import { type BucketArgument, type ProofArgument, proof } from './value'

/** The name of a proof that is passed as an argument. Names do not reach the ledger: the compiled bytes number them. */
const CLUB = 'special_proof'
export type BoxOptions = {
  networkId: number
  account: string
  component: string
  /** Selects the lock-fee variant, for accounts of the 100-club. */
  lockFee?: LockFee | undefined
  deposit?: DepositMethod | undefined
  /** Replaces the method name of the specification. The lock-fee variant appends `_lock_fee` to it. */
  method?: string | undefined
}

/** An empty draft, or with `lockFee` a draft that proves the club token first. */
export function openBox({ networkId, account, lockFee }: BoxOptions): Draft<never, typeof CLUB, 'untouched'> {
  const empty = emptyManifest(networkId)
  if (lockFee === undefined) return empty
  const proved = proveAmount(empty, clubProof(account as AccountAddress, lockFee))
  return (lockFee.proof ?? 'auth-zone') === 'auth-zone' ? proved : popProof(proved, CLUB)
}

type Club = ProofArgument<typeof CLUB>
type BoxArguments<Name extends string> =
  | readonly [BucketArgument<Name>]
  | readonly [BucketArgument<Name>, Club]
  | readonly [Club, BucketArgument<Name>]

function boxArguments<Name extends string>(
  bucket: BucketArgument<Name>,
  lockFee: LockFee | undefined,
): BoxArguments<Name> {
  switch (lockFee?.proof) {
    case 'argument-last':
      return [bucket, proof(CLUB)]
    case 'argument-first':
      return [proof(CLUB), bucket]
    case 'auth-zone':
    case undefined:
      return [bucket]
  }
}

/** The call that passes the bucket (and the proof, where configured) to the box. */
export const boxCall = <Name extends string>(
  { component, lockFee, method }: BoxOptions,
  plainMethod: string,
  bucket: BucketArgument<Name>,
) => ({
  target: component as ComponentAddress,
  method: `${method ?? plainMethod}${lockFee === undefined ? '' : '_lock_fee'}`,
  args: boxArguments(bucket, lockFee),
})

/** The deposit of everything the box returns. */
export const boxDeposit = ({ account, deposit }: BoxOptions): DepositAllOptions => ({
  account: account as AccountAddress,
  method: deposit,
})
