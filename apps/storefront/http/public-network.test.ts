import { createDevnet } from '@lootboxes/devnet'
import { expect, onTestFinished, test } from 'vitest'
import { hasReadLedger, startSite } from '../e2e/start-world'
import { ownBox, stokenet } from '../e2e/stokenet'
import { open, postJson, textOf } from './site'

const STOKENET = 2

/** A devnet in this process that poses as Stokenet, and the variables of a site on it. */
async function poseAsStokenet() {
  const devnet = (await createDevnet({ networkId: STOKENET }))._unsafeUnwrap()
  onTestFinished(() => devnet.close())
  const url = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
  return { at: devnet.addresses, network: { ...stokenet, GATEWAY_URL: url } }
}

test('(spec L19, L44) on a public network the sold-out entry is the default box once LOOTBOX has its addresses', async () => {
  const { at, network } = await poseAsStokenet()
  const LOOTBOX = JSON.stringify({ component: at.hugSoldOut, ticket: at.hugSoldOutTickets })
  const { url, stop } = await startSite({ ...network, LOOTBOX })
  onTestFinished(stop)
  await hasReadLedger(url)
  const home = await open(url)
  expect(textOf(home.document.querySelector('h1'))).toBe('Hug the Eco System - SOLD OUT')
  expect(textOf(home.document.querySelector('main'))).toContain('Every ticket of this print is bought.')
  // The menu's names stand for no address of a public network (spec L33).
  for (const [path, to] of [
    ['/item/item_20', '/collection/explore_collection'],
    ['/collection/avatar_1', '/collections-wide'],
    ['/user/avatar_6', '/rankings'],
    ['/case-studies/case_study_1', '/case-studies'],
  ] as const) {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' })
    expect([status, headers.get('location')], path).toEqual([307, to])
  }
  const resources = await postJson(`${url}/api/all-lootbox-resources`, { address: at.hugSoldOut })
  expect(await resources.json()).toMatchObject({ address: { componentAddress: at.hugSoldOut } })
})

test('(spec L44) an address that the ledger does not know stops the start with the name of its field', async () => {
  const { at, network } = await poseAsStokenet()
  const unknown = { component: ownBox.component, ticket: at.hugSoldOutTickets }
  await expect(startSite({ ...network, LOOTBOX: JSON.stringify(unknown) })).rejects.toThrow(
    `LOOTBOX.component: ${ownBox.component} does not exist on Stokenet.`,
  )
})
