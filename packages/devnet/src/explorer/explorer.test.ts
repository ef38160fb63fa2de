import { describe, expect, test } from 'vitest'
import { devKeys } from '../keys'
import { recipes } from '../testing/recipes'
import { startDevnet } from '../testing/start-devnet'
import { testWallet } from '../testing/test-wallet'
import { html } from './html'

async function setup() {
  const { devnet, url } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  const get = async (path: string, accept = 'text/html') => {
    const response = await fetch(`${url}${path}`, { headers: { accept } })
    return { status: response.status, text: await response.text(), type: response.headers.get('content-type') }
  }
  const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${url}/explorer/control`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers })
  return { devnet, url, wallet, recipe: recipes(devnet, wallet.account), get, press }
}

describe('the explorer', () => {
  test('is at / for browsers; programs get the information of the Gateway', async () => {
    const { get } = await setup()
    const page = await get('/')
    expect(page.type).toContain('text/html')
    expect(page.text).toContain('Explorer</h1>')
    expect(page.text).toContain('Hug the Eco System, second print')
    expect((await get('/', '*/*')).type).toContain('application/json')
    expect(page.text).not.toMatch(/undefined|NaN|<script/)
  })

  test('shows a transaction with its manifest in words, its receipt and its balance changes', async () => {
    const { devnet, wallet, recipe, get } = await setup()
    const { intentId } = await wallet.send(recipe.buy(2))
    expect((await get('/')).text).toContain(intentId)
    const page = await get(`/explorer/transaction/${intentId}`)
    expect(page.text).toMatch(/<li>Take 4 XRD from /)
    expect(page.text).toContain('buy_loot_box_ticket')
    expect(page.text).toContain('TicketsBoughtEvent')
    expect(page.text).toContain('CommittedSuccess')
    const account = await get(`/explorer/entity/${wallet.account}`)
    expect(account.text).toContain(intentId)
    expect(account.text).toContain('2 items')
    const token = await get(`/explorer/entity/${devnet.addressOf('baller')}`)
    expect(token.text).toContain('BALLER</h1>')
    expect((await get('/explorer/entity/account_none')).status).toBe(404)
    expect((await get(`/explorer/search?q=${intentId}`)).text).toContain('In words')
  })

  test('has buttons for clock, snapshots, outcomes and faults', async () => {
    const { devnet, wallet, recipe, get, press } = await setup()
    expect((await press({ action: 'clock', frozen: 'true' })).status).toBe(303)
    expect(devnet.controls.clock()._unsafeUnwrap().frozen).toBe(true)
    await press({ action: 'snapshot' })
    expect((await get('/')).text).toContain('Restore 1 (version')
    await press({ action: 'next', outcome: 'failure' })
    expect((await wallet.send(recipe.buy(1))).status).toBe('CommittedFailure')
    expect((await get('/')).text).toContain('Failure')
    await press({ action: 'restore', id: '1' })
    expect((await get('/')).text).not.toContain('Failure</span>')
    await press({ action: 'reset' })
    expect((await get('/')).text).not.toContain('Restore 1 (version')
    await press({ action: 'faults', rate: '0.5', kind: 'drop' })
    expect(devnet.faultSettings.faults).toMatchObject({ rate: 0.5, kinds: ['drop'] })
    const refused = await press({ action: 'restore', id: '7' })
    expect(decodeURIComponent(refused.headers.get('location') ?? '')).toContain('there is no snapshot 7')
  })

  test('lists waiting transactions with the reason of their wait, and commits them now', async () => {
    const { devnet, wallet, recipe, get, press } = await setup()
    expect((await get('/')).text).toContain('No transaction waits')
    await press({ action: 'next', outcome: 'stuck' })
    await press({ action: 'next', outcome: 'failure' })
    expect((await get('/')).text).toMatch(/<li>It stays pending<.li><li>It fails<.li>/)
    const held = (await devnet.submit(await wallet.sign(recipe.buy(2))))._unsafeUnwrap().intentId
    await wallet.send(recipe.buy(1))
    const later = (await devnet.submit(await wallet.sign(recipe.buy(3), { startsIn: 1 })))._unsafeUnwrap().intentId
    const waiting = async () => {
      const [, list = ''] = /Waiting transactions<.h2>([\s\S]*?)<.section>/.exec((await get('/')).text) ?? []
      return [...list.matchAll(/transaction\/(\w+)">([^<]*)[\s\S]*?badge[^>]*>([^<]*)/g)].map(([, ...row]) => row)
    }
    expect(await waiting()).toEqual([
      [held, expect.stringContaining('Take 4 XRD'), 'Held'],
      [later, expect.stringContaining('Take 6 XRD'), 'Later epoch'],
    ])
    expect((await get(`/explorer/transaction/${held}`)).text).toMatch(/<li>Take 4 XRD from /)
    await press({ action: 'mine' })
    expect((await waiting()).map(([id]) => id)).toEqual([later])
    expect((await get(`/explorer/transaction/${held}`)).text).toContain('CommittedSuccess')
    devnet.faultSettings.commitDelayMs = 60_000
    const delayed = (await devnet.submit(await wallet.sign(recipe.buy(4))))._unsafeUnwrap().intentId
    expect((await waiting()).at(-1)).toEqual([delayed, expect.any(String), 'Commit delay'])
  })

  test('has an example of a trade widget for two tokens, with the price of a pool if one holds both', async () => {
    const { devnet, get } = await setup()
    const [sell, buy] = [devnet.genesis.wellKnown.xrd, devnet.addressOf('baller')]
    const { text } = await get(`/explorer/trade?sell=${sell}&buy=${buy}&style=dark`)
    expect(text).toContain('Trade XRD for BALLER</h1>')
    expect(text).toContain('data-theme="dark"')
    expect(text).toMatch(/Club account<.dt><dd[^>]*>250 BALLER/)
    expect(text).toContain('No pool of this ledger holds both XRD and BALLER.')
    expect(text).not.toMatch(/undefined|NaN|<script|role="search"/)
    expect((await get(`/explorer/trade?sell=${sell}&buy=%3Cscript%3E`)).status).toBe(404)
  })

  test('has the style sheet of the kit: tokens, fonts, buttons, and each class of the pages', async () => {
    const { get } = await setup()
    const { text, type } = await get('/explorer/style.css')
    expect(type).toContain('text/css')
    expect(text).toContain('SIL OPEN FONT LICENSE')
    expect(text).not.toMatch(/url\("\./)
    for (const rule of ['--paper: oklch(0.972 0.014 92)', '.button-danger {', '.stretched-link {', '.lg\\:grid-cols-'])
      expect(text).toContain(rule)
    const page = await get('/')
    const names = [...page.text.matchAll(/class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(/\s+/))
    const unknown = names.filter((name) => !text.includes(`.${name.replace(/[^\w-]/g, (one) => `\\${one}`)}`))
    expect([names.length > 100, unknown]).toEqual([true, []])
  })

  test('takes no buttons from pages of other sites', async () => {
    const { devnet, press } = await setup()
    const { status } = await press({ action: 'snapshot' }, { origin: 'https://evil.example' })
    expect(status).toBe(403)
    expect(devnet.controls.snapshots()).toEqual([])
  })
})

test('html escapes every value that is not HTML', () => {
  expect(html`<p title="${`"'`}">${'<script>'}${[html`<b>${1}</b>`, undefined]}</p>`.html).toBe(
    '<p title="&quot;&#39;">&lt;script&gt;<b>1</b></p>',
  )
})
