import { amountOf } from '@lootboxes/ledger'
import { describe, expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import { assertWorktopContains } from './assert-worktop'
import { depositAll } from './deposit'
import { type Draft, emptyManifest } from './draft'
import { compile } from './engine.fixture'
import { explainManifest } from './explain-manifest'
import { finishManifest, finishSubintent } from './finish-manifest'
import { manifestErrorText } from './manifest-error'
import { pipe } from './pipe'
import { renderManifest } from './render-manifest'
import { takeFromWorktop } from './take'
import { withdraw } from './withdraw'
import { verifyParent, yieldAllToParent, yieldToParent } from './yield-to-parent'

const { account, token, clubToken, ticketResource } = addressesOf(240)

/** Gives 10 XRD for at least 3 of another token. */
const offer = pipe(
  emptyManifest(240),
  (m) => verifyParent(m, { resource: clubToken }),
  (m) => withdraw(m, { account, resource: token, amount: amountOf(10) }),
  (m) => takeFromWorktop(m, { resource: token, amount: amountOf(10), bucket: 'given' }),
  (m) => yieldToParent(m, { buckets: ['given'] }),
  (m) => assertWorktopContains(m, { resource: clubToken, amount: amountOf(3) }),
  (m) => depositAll(m, { account }),
  (m) => yieldToParent(m),
)

describe('a subintent', () => {
  test('renders as a version 2 manifest', () => {
    expect(renderManifest(finishSubintent(offer)._unsafeUnwrap()).split('\n')).toEqual([
      `VERIFY_PARENT Enum<2u8>(Enum<0u8>(Enum<0u8>(Enum<1u8>(Address("${clubToken}")))));`,
      `CALL_METHOD Address("${account}") "withdraw" Address("${token}") Decimal("10");`,
      `TAKE_FROM_WORKTOP Address("${token}") Decimal("10") Bucket("given");`,
      'YIELD_TO_PARENT Bucket("given");',
      `ASSERT_WORKTOP_CONTAINS Address("${clubToken}") Decimal("3");`,
      `CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
      'YIELD_TO_PARENT;',
      '',
    ])
    const ticket = verifyParent(emptyManifest(240), { resource: ticketResource, id: '#7#' })
    expect(renderManifest(finishSubintent(yieldAllToParent(ticket))._unsafeUnwrap())).toBe(
      `VERIFY_PARENT Enum<2u8>(Enum<0u8>(Enum<0u8>(Enum<0u8>(NonFungibleGlobalId("${ticketResource}:#7#")))));\nYIELD_TO_PARENT Expression("ENTIRE_WORKTOP");\n`,
    )
  })

  test('the engine reads the access rule', async () => {
    const [line = ''] = renderManifest(finishSubintent(offer)._unsafeUnwrap()).split(';')
    const rule = line.replace('VERIFY_PARENT ', '')
    await expect(compile(`CALL_METHOD Address("${account}") "x" ${rule};`, 240)).resolves.toBeDefined()
  })

  test('explains itself', () => {
    const { sentences, leaves, requires } = explainManifest(finishSubintent(offer)._unsafeUnwrap())
    expect(leaves).toHaveLength(1)
    expect(requires).toHaveLength(1)
    expect(sentences.filter((sentence) => sentence.includes('complete'))).toEqual([
      expect.stringMatching(/^Only a party that shows reso\S+ may complete the transaction\.$/),
      'The party that completes the transaction receives “given”.',
      'The party that completes the transaction continues here.',
    ])
    const all = finishSubintent(yieldAllToParent(emptyManifest(240)))._unsafeUnwrap()
    expect(explainManifest(all).sentences).toEqual([
      'Everything that was not deposited goes to the party that completes the transaction.',
    ])
  })

  test('neither compiles nor finishes without the last yield', () => {
    const deposited = depositAll(withdraw(emptyManifest(240), { account, resource: token, amount: amountOf(1) }), {
      account,
    })
    // @ts-expect-error no yield to the parent
    expect(finishSubintent(deposited)._unsafeUnwrapErr()).toEqual({ kind: 'nothing-yielded' })
    const left = yieldToParent(withdraw(emptyManifest(240), { account, resource: token, amount: amountOf(1) }))
    // @ts-expect-error the withdrawn resource is still on the worktop
    finishSubintent(left)
  })

  test('is not a manifest, and a yielded bucket is consumed', () => {
    // @ts-expect-error a complete transaction has no parent
    const error = finishManifest(offer)._unsafeUnwrapErr()
    expect(manifestErrorText(error)).toBe('instruction 1: only a subintent has a parent.')
    const twice = yieldToParent(offer as unknown as Draft<'given', never, 'yielded'>, { buckets: ['given'] })
    expect(finishSubintent(twice)._unsafeUnwrapErr()).toMatchObject({ kind: 'unknown-bucket', bucket: 'given' })
  })
})
