import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { createGateway } from './index'
import { describeGateway } from './testing/index'

/*
 * By hand, because it needs the internet and addresses that exist there:
 * STOKENET_WORLD='{"account":"account_tdx_2_1…","freshAccount":"…","fungible":"…","nonFungible":"…","missingResource":"…",
 * "committedIntentHash":"txid_tdx_2_1…","unknownIntentHash":"…"}' npx vitest run src/stokenet.test.ts
 */
const text = z.string()
const World = z.object({
  account: text,
  freshAccount: text,
  fungible: text,
  nonFungible: text,
  missingResource: text,
  committedIntentHash: text,
  unknownIntentHash: text,
})

const given = process.env.STOKENET_WORLD
if (given === undefined) test.skip('Stokenet, by hand', () => {})
else
  describeGateway(
    'Stokenet',
    () => ({
      ...World.parse(JSON.parse(given)),
      networkId: 2,
      gateway: createGateway({ networkId: 2, applicationName: 'lootboxes contract suite' }),
    }),
    { describe, it, expect },
  )
