import type { AccountAddress, Amount, ComponentAddress, LocalId, ResourceAddress } from '@lootboxes/ledger'
import { callMethod } from './call-method'
import { depositAll, depositBucket } from './deposit'
import { emptyManifest } from './draft'
import { finishManifest } from './finish-manifest'
import { pipe } from './pipe'
import { popProof, proveAmount } from './prove'
import { renderManifest } from './render-manifest'
import { takeAllFromWorktop, takeFromWorktop } from './take'
import { bucket, proof } from './value'
import { withdraw, withdrawNonFungibles } from './withdraw'

declare const account: AccountAddress
declare const target: ComponentAddress
declare const resource: ResourceAddress
declare const amount: Amount
declare const ids: readonly LocalId[]

const empty = emptyManifest(240)
const withdrawn = withdraw(empty, { account, resource, amount })
const taken = takeFromWorktop(withdrawn, { resource, amount, bucket: 'payment' })
const called = callMethod(taken, { target, method: 'buy', args: [bucket('payment')] })
const deposited = depositAll(called, { account })

finishManifest(deposited)
// @ts-expect-error an empty manifest has no effect
finishManifest(empty)
// @ts-expect-error the withdrawn resource is not deposited
finishManifest(withdrawn)
// @ts-expect-error the returned resources are not deposited
finishManifest(called)
// @ts-expect-error the bucket is dangling
finishManifest(depositAll(taken, { account }))
// @ts-expect-error a withdrawal after the deposit fills the worktop again
finishManifest(withdraw(deposited, { account, resource, amount }))

// @ts-expect-error the worktop is empty
takeFromWorktop(empty, { resource, amount, bucket: 'payment' })
// @ts-expect-error the name is in use
takeAllFromWorktop(taken, { resource, bucket: 'payment' })
// @ts-expect-error the bucket does not exist
callMethod(withdrawn, { target, method: 'buy', args: [bucket('payment')] })
// @ts-expect-error the bucket is already consumed
callMethod(called, { target, method: 'buy', args: [bucket('payment')] })
// @ts-expect-error the proof does not exist
callMethod(taken, { target, method: 'buy', args: [bucket('payment'), proof('club')] })
// @ts-expect-error there is nothing to deposit
depositAll(empty, { account })
// @ts-expect-error the bucket does not exist
depositBucket(taken, { account, bucket: 'tickets' })

const proved = popProof(proveAmount(empty, { account, resource, amount }), 'club')
// @ts-expect-error the name is in use
popProof(proved, 'club')

// @ts-expect-error unvalidated text is not an account
withdraw(empty, { account: 'account_loc1', resource, amount })
// @ts-expect-error a plain bigint is not an amount
withdraw(empty, { account, resource, amount: 1n })
// Ids are text as a Gateway returns it; `finishManifest` validates them.
withdrawNonFungibles(empty, { account, resource, ids: ['#1#'] })

// @ts-expect-error only finished manifests can be rendered
renderManifest(deposited)
// @ts-expect-error a manifest cannot be built by hand
renderManifest({ networkId: 240, instructions: [] })

const manifest = finishManifest(
  pipe(
    emptyManifest(240),
    (draft) => popProof(proveAmount(draft, { account, resource, amount }), 'club'),
    (draft) => withdrawNonFungibles(draft, { account, resource, ids }),
    (draft) => takeAllFromWorktop(draft, { resource, bucket: 'tickets' }),
    (draft) => callMethod(draft, { target, method: 'reveal', args: [proof('club'), bucket('tickets')] }),
    (draft) => depositAll(draft, { account }),
  ),
)
manifest.map((made) => renderManifest(made) satisfies string)
manifest.andTee((made) => {
  // @ts-expect-error instructions are readonly
  made.instructions = []
})
