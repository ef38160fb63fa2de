import type { AccountAddress, ComponentAddress } from '@lootboxes/ledger'
import type { DepositAllOptions } from './deposit'
import { type Draft, emptyManifest } from './draft'
import type { DepositMethod } from './instruction'
import { clubProof, type LockFee } from './lock-fee'
import { popProof, proveAmount } from './prove'
import { type BucketArgument, type ProofArgument, proof } from './value'

/** The proof's name when it is passed as an argument. Names do not reach the ledger: the compiled bytes number them. */
const CLUB = 'special_proof'
export type BoxOptions = {
  networkId: number
  account: string
  component: string
  /** Present: the lock-fee variant, for accounts the 100-club rule lets in. */
  lockFee?: LockFee | undefined
  deposit?: DepositMethod | undefined
  /** Another method than the spec's; the lock-fee variant adds `_lock_fee` to it. */
  method?: string | undefined
}

/** A draft that shows the club token first, when the lock-fee variant is asked for. */
export function openBox({ networkId, account, lockFee }: BoxOptions): Draft<never, typeof CLUB, 'untouched'> {
  const empty = emptyManifest(networkId)
  if (lockFee === undefined) return empty
  const proved = proveAmount(empty, clubProof(account as AccountAddress, lockFee))
  return (lockFee.proof ?? 'auth-zone') === 'auth-zone' ? proved : popProof(proved, CLUB)
}

type Goods<Name extends string> = BucketArgument<Name>
type Club = ProofArgument<typeof CLUB>
type BoxArguments<Name extends string> =
  | readonly [Goods<Name>]
  | readonly [Goods<Name>, Club]
  | readonly [Club, Goods<Name>]

function boxArguments<Name extends string>(goods: Goods<Name>, lockFee: LockFee | undefined): BoxArguments<Name> {
  switch (lockFee?.proof) {
    case 'argument-last':
      return [goods, proof(CLUB)]
    case 'argument-first':
      return [proof(CLUB), goods]
    case 'auth-zone':
    case undefined:
      return [goods]
  }
}

/** The call that hands the bucket (and the proof, where configured) to the box. */
export const boxCall = <Name extends string>(
  { component, lockFee, method }: BoxOptions,
  plainMethod: string,
  goods: BucketArgument<Name>,
) => ({
  target: component as ComponentAddress,
  method: `${method ?? plainMethod}${lockFee === undefined ? '' : '_lock_fee'}`,
  args: boxArguments(goods, lockFee),
})

/** Where what the box gives back goes. */
export const boxDeposit = ({ account, deposit }: BoxOptions): DepositAllOptions => ({
  account: account as AccountAddress,
  method: deposit,
})
