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
// @ts-expect-error an empty manifest does nothing
finishManifest(empty)
// @ts-expect-error what was withdrawn is deposited nowhere
finishManifest(withdrawn)
// @ts-expect-error what the method gave back is deposited nowhere
finishManifest(called)
// @ts-expect-error the bucket is dangling
finishManifest(depositAll(taken, { account }))
// @ts-expect-error a withdrawal after the deposit opens the worktop again
finishManifest(withdraw(deposited, { account, resource, amount }))

// @ts-expect-error a bucket cannot be taken from a worktop nothing was put on
takeFromWorktop(empty, { resource, amount, bucket: 'payment' })
// @ts-expect-error the name is in use
takeAllFromWorktop(taken, { resource, bucket: 'payment' })
// @ts-expect-error there is no such bucket
callMethod(withdrawn, { target, method: 'buy', args: [bucket('payment')] })
// @ts-expect-error the bucket was given away already
callMethod(called, { target, method: 'buy', args: [bucket('payment')] })
// @ts-expect-error there is no such proof
callMethod(taken, { target, method: 'buy', args: [bucket('payment'), proof('club')] })
// @ts-expect-error nothing is there to deposit
depositAll(empty, { account })
// @ts-expect-error there is no such bucket
depositBucket(taken, { account, bucket: 'tickets' })

const proved = popProof(proveAmount(empty, { account, resource, amount }), 'club')
// @ts-expect-error the name is in use
popProof(proved, 'club')

// @ts-expect-error unchecked text is no account
withdraw(empty, { account: 'account_loc1', resource, amount })
// @ts-expect-error a plain bigint is no amount
withdraw(empty, { account, resource, amount: 1n })
// @ts-expect-error unchecked text is no id
withdrawNonFungibles(empty, { account, resource, ids: ['#1#'] })

// @ts-expect-error only checked manifests are rendered
renderManifest(deposited)
// @ts-expect-error nobody makes one by hand
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
  // @ts-expect-error instructions are frozen, by type too
  made.instructions = []
})
