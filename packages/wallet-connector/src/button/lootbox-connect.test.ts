// @vitest-environment jsdom
import { okAsync } from 'neverthrow'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { dApp } from '../connector/sample-response.fixture'
import { setOpenedLink } from '../mobile/opened-link'
import { nextStepText } from '../react/diagnosis'
import { createDappToolkit } from '../toolkit/create-dapp-toolkit'
import { DataRequestBuilder } from '../toolkit/data-request'
import { benchToolkit } from '../toolkit/toolkit.fixture'
import { explorerLink } from './explorer'
import { defineLootboxConnect, german, type LootboxConnect, spanish } from './index'

defineLootboxConnect()
defineLootboxConnect() // a second call has no effect

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await vi.dynamicImportSettled()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const part = (element: LootboxConnect, name: string) => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`)
  if (!found) throw new Error(`No part '${name}' in ${element.shadowRoot?.querySelector('.panel')?.textContent}`)
  return found
}
const parts = (element: LootboxConnect, name: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${name}"]`) ?? []),
]
const button = (element: LootboxConnect) => part(element, 'button')
const panelText = (element: LootboxConnect) => part(element, 'panel').textContent
/** Advances both clocks: that of the page and that of the toolkit. */
const pass = async (bench: ReturnType<typeof benchToolkit>, ms = 120) => {
  await bench.clock.advance(ms)
  await vi.advanceTimersByTimeAsync(0)
  await vi.dynamicImportSettled()
}

const mounted = async (options: Parameters<typeof benchToolkit>[0] = {}) => {
  const bench = benchToolkit(options)
  bench.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().atLeast(1))
  const element = document.createElement('lootbox-connect')
  element.toolkit = bench.toolkit
  document.body.append(element)
  button(element).dispatchEvent(new Event('pointerenter'))
  bench.say({ eventType: 'extensionStatus', isWalletLinked: true, isExtensionAvailable: true })
  await pass(bench)
  return { bench, element, settle: () => pass(bench) }
}

describe('connecting', () => {
  test('without a toolkit the button shows that the session is being restored, and ignores a press', () => {
    const element = document.createElement('lootbox-connect')
    document.body.append(element)
    button(element).click()
    expect(button(element).textContent).toBe('Restoring your session')
    expect(button(element).getAttribute('aria-expanded')).toBe('false')
  })

  test('a press sends a login; the response closes the menu, shows the persona and dispatches connected', async () => {
    const { element, settle } = await mounted()
    const connected = vi.fn()
    element.addEventListener('connected', (event) => connected(event instanceof CustomEvent && event.detail))
    expect(button(element).textContent).toBe('Connect wallet')
    button(element).click()
    await settle()
    expect(connected).toHaveBeenCalledOnce()
    expect(connected.mock.calls[0]?.[0].accounts.length).toBeGreaterThan(0)
    expect(button(element).getAttribute('aria-expanded')).toBe('false')
    button(element).click()
    expect(parts(element, 'account').length).toBeGreaterThan(0)
    expect(button(element).getAttribute('aria-label')).toMatch(/^Wallet menu: /)
  })

  test('Cancel ends the pending login without an error message', async () => {
    const { element, bench, settle } = await mounted({ reply: () => undefined })
    button(element).click()
    await settle()
    expect(button(element).textContent).toBe('Check your wallet')
    part(element, 'cancel').click()
    await pass(bench, 1500)
    expect(element.dataset.status).toBe('disconnected')
    expect(parts(element, 'help')).toEqual([])
  })

  test('shows the error of a rejected login and offers another try', async () => {
    const { element, settle } = await mounted({ reply: () => ({ error: 'wrongNetwork' }) })
    const failed = vi.fn()
    element.addEventListener('failed', failed)
    button(element).click()
    await settle()
    expect(failed).toHaveBeenCalledOnce()
    const [[event]] = failed.mock.calls as [[CustomEvent]]
    expect(event.detail).toMatchObject({
      error: 'wrongNetwork',
      message: expect.any(String),
      text: expect.stringMatching(/network/),
    })
    expect(part(element, 'help').textContent).toMatch(/network/)
    expect(part(element, 'connect').textContent).toBe('Try again')
  })

  test('loads the toolkit on the first press', async () => {
    const bench = benchToolkit()
    const element = document.createElement('lootbox-connect')
    const load = vi.fn(() => Promise.resolve(bench.toolkit))
    element.load = load
    document.body.append(element)
    expect(button(element).textContent).toBe('Connect wallet')
    expect(load).not.toHaveBeenCalled()
    button(element).click()
    await vi.advanceTimersByTimeAsync(0)
    await pass(bench)
    expect(element.toolkit).toBe(bench.toolkit)
    expect(element.dataset.status).toBe('connected')
  })

  test('a toolkit that fails to load is shown as an error', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => log.mockRestore())
    const element = document.createElement('lootbox-connect')
    element.load = () => Promise.reject(new Error('offline'))
    const failed = vi.fn()
    element.addEventListener('failed', failed)
    document.body.append(element)
    button(element).click()
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
    expect(element.dataset.status).toBe('disconnected')
    expect(log.mock.calls).toEqual([[expect.stringContaining('toolkit'), new Error('offline')]])
    expect(part(element, 'help').textContent).not.toBe('')
    expect(failed.mock.calls[0]?.[0].detail).toMatchObject({
      error: 'toolkitNotLoaded',
      jsError: new Error('offline'),
      text: expect.any(String),
    })
  })
})

describe('the code of the menu', () => {
  const disconnected = () => {
    const element = document.createElement('lootbox-connect')
    element.load = () => new Promise(() => undefined)
    document.body.append(element)
    return element
  }

  test.each(['pointerenter', 'focus'])('%s loads it, so that a press shows the whole menu', async (event) => {
    const element = disconnected()
    button(element).dispatchEvent(new Event(event))
    await vi.dynamicImportSettled()
    button(element).click()
    expect(part(element, 'cancel').textContent).toBe('Cancel')
  })

  test('a press without it opens the menu at once and fills it later', async () => {
    const element = disconnected()
    button(element).click()
    expect(part(element, 'panel').hidden).toBe(false)
    expect(element.shadowRoot?.activeElement).toBe(part(element, 'panel'))
    expect(panelText(element)).toBe('Check your walletCancel')
    await vi.dynamicImportSettled()
    expect(part(element, 'title').textContent).toBe('Check your wallet')
    expect(element.shadowRoot?.activeElement).toBe(part(element, 'panel'))
  })

  test('a connected button loads it before the user needs it', async () => {
    const bench = benchToolkit()
    const element = document.createElement('lootbox-connect')
    element.toolkit = bench.toolkit
    document.body.append(element)
    void bench.toolkit.buttonApi.connect()
    await pass(bench)
    element.show()
    expect(part(element, 'disconnect').textContent).toBe('Disconnect')
  })

  test('a failure is shown and spoken, and the next press loads it again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    vi.doMock('./connect-menu', () => {
      throw new Error('The chunk could not be loaded.')
    })
    onTestFinished(() => {
      vi.doUnmock('./connect-menu')
      log.mockRestore()
    })
    const element = disconnected()
    button(element).click()
    await vi.dynamicImportSettled()
    expect(panelText(element)).toMatch(/^The menu could not be loaded\..*press the button again/)
    expect(element.shadowRoot?.querySelector('[role="status"]')?.textContent).toBe(part(element, 'help').textContent)
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the menu'), expect.any(Error))
    vi.doUnmock('./connect-menu')
    button(element).click()
    await vi.dynamicImportSettled()
    expect(part(element, 'cancel').textContent).toBe('Cancel')
    expect(panelText(element)).not.toContain('could not be loaded')
  })
})

/** A connected element with an open menu. */
const opened = async (options: Parameters<typeof benchToolkit>[0] = {}) => {
  const all = await mounted(options)
  button(all.element).click()
  await all.settle()
  button(all.element).click()
  await all.settle()
  return all
}

describe('the menu', () => {
  test('Escape closes the menu and returns the focus to the button', async () => {
    const { element } = await opened()
    part(element, 'close').focus()
    part(element, 'close').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    expect(button(element).getAttribute('aria-expanded')).toBe('false')
    expect(element.shadowRoot?.activeElement).toBe(button(element))
  })

  test('a press outside closes the menu, a press inside does not', async () => {
    const { element } = await opened()
    part(element, 'title').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }))
    expect(button(element).getAttribute('aria-expanded')).toBe('true')
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(button(element).getAttribute('aria-expanded')).toBe('false')
  })

  test('an update while the menu is open keeps the focus', async () => {
    const { element, bench, settle } = await opened()
    part(element, 'choose').focus()
    void bench.toolkit.walletApi.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;' })
    await settle()
    expect(parts(element, 'request').length).toBeGreaterThan(0)
    expect(element.shadowRoot?.activeElement?.getAttribute('data-key')).toBe('choose')
  })

  test('an update keeps the elements, so that a press in progress is not lost', async () => {
    const { element, bench, settle } = await opened()
    const before = ['choose', 'copy', 'disconnect', 'close'].map((name) => part(element, name))
    void bench.toolkit.walletApi.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;' })
    await settle()
    expect(['choose', 'copy', 'disconnect', 'close'].map((name) => part(element, name))).toEqual(before)
    for (const [at, name] of ['choose', 'copy', 'disconnect', 'close'].entries())
      expect(part(element, name)).toBe(before[at])
  })

  test('the focus stays with its request when another is added, and moves to the menu when its action is gone', async () => {
    const { element, bench, settle } = await opened()
    bench.setReply(() => undefined)
    const send = () => void bench.toolkit.walletApi.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;' })
    send()
    await settle()
    const cancel = part(element, 'cancel')
    const key = cancel.getAttribute('data-key')
    cancel.focus()
    send()
    await settle()
    expect(parts(element, 'cancel')).toHaveLength(2)
    expect(element.shadowRoot?.activeElement?.getAttribute('data-key')).toBe(key)
    element.shadowRoot?.activeElement?.dispatchEvent(new MouseEvent('click'))
    await settle()
    expect(parts(element, 'cancel')).toHaveLength(1)
    expect(element.shadowRoot?.activeElement).toBe(part(element, 'panel'))
  })

  test('disconnect closes the menu, empties it and dispatches disconnected', async () => {
    const { element, settle } = await opened()
    const disconnected = vi.fn()
    element.addEventListener('disconnected', disconnected)
    part(element, 'disconnect').click()
    await settle()
    expect(disconnected).toHaveBeenCalledOnce()
    expect(button(element).getAttribute('aria-expanded')).toBe('false')
    expect(panelText(element)).toBe('')
  })

  test('shows the next step after ten seconds of silence', async () => {
    const { element } = await mounted({ reply: () => undefined })
    button(element).click()
    await vi.advanceTimersByTimeAsync(10_001)
    expect(part(element, 'help').textContent).toMatch(/wallet/i)
  })
})

describe('what the menu shows', () => {
  test('the XRD of each account, read when the menu opens', async () => {
    const read: string[] = []
    const getFungibles = ({ address }: { address: string }) => {
      read.push(address)
      const xrd = 'resource_tdx_2_1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxtfd2jc'
      return okAsync({ items: [{ resource_address: xrd, amount: '1234.5' }] })
    }
    const { element, bench } = await mounted()
    Object.assign(bench.toolkit.gatewayApi.client, { getFungibles, getNonFungibles: getFungibles })
    button(element).click()
    await pass(bench)
    expect(read).toEqual([])
    button(element).click()
    await vi.waitFor(() => expect(part(element, 'balance').textContent).toBe('1234.5 XRD'), 10_000)
    expect(read.length).toBe(parts(element, 'account').length)
  })

  test('the menu lists the accounts when their balances cannot be read', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    onTestFinished(() => void process.off('unhandledRejection', unhandled))
    const { element, bench, settle } = await mounted()
    const getFungibles = () => Promise.reject(new Error('offline'))
    Object.assign(bench.toolkit.gatewayApi.client, { getFungibles, getNonFungibles: getFungibles })
    button(element).click()
    await settle()
    button(element).click()
    await settle()
    expect(parts(element, 'account').length).toBeGreaterThan(0)
    expect(unhandled).not.toHaveBeenCalled()
  })

  test('a link to the explorer for each transaction, also to a configured one', () => {
    const hash = 'txid_tdx_2_1abc'
    expect(explorerLink(hash)).toBe('https://stokenet-dashboard.radixdlt.com/transaction/txid_tdx_2_1abc')
    expect(explorerLink('txid_rdx1abc')).toBe('https://dashboard.radixdlt.com/transaction/txid_rdx1abc')
    expect(explorerLink('txid_loc1abc')).toBeUndefined()
    const explorer = { baseUrl: 'https://explorer.example/', transactionPath: '/tx/' }
    expect(explorerLink(hash, explorer)).toBe('https://explorer.example/tx/txid_tdx_2_1abc')
  })

  test('without the extension: its link, three steps, the stores, and a QR code of this page', async () => {
    const { bench, element } = await mounted()
    const toolkit = createDappToolkit({
      networkId: 2,
      dAppDefinitionAddress: dApp,
      gateway: bench.toolkit.gatewayApi.client,
    })
    element.toolkit = toolkit
    button(element).click()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(part(element, 'install').getAttribute('href')).toContain('chromewebstore.google.com')
    await vi.dynamicImportSettled()
    expect(part(element, 'qr-code').querySelector('path')?.getAttribute('d')).toMatch(/^M/)
    expect(part(element, 'get-wallet').querySelectorAll('li')).toHaveLength(3)
    expect(panelText(element)).toContain('Google Play')
    toolkit.destroy()
  })

  test('on a phone: open the wallet again, both stores, and after ten seconds how to get one', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    setOpenedLink('radixWallet://connect?request=1')
    const { element } = await mounted({ reply: () => undefined })
    button(element).click()
    await vi.advanceTimersByTimeAsync(1)
    const again = part(element, 'open-app')
    expect([again.textContent, again.getAttribute('href')]).toEqual([
      'Open Radix Wallet again',
      'radixWallet://connect?request=1',
    ])
    expect(part(element, 'actions').textContent).toMatch(/App Store.*Google Play/)
    expect(part(element, 'help').textContent).toMatch(/^Answer the request/)
    await vi.advanceTimersByTimeAsync(10_001)
    expect(part(element, 'help').textContent).toMatch(/^If the Radix Wallet did not open, install it/)
    vi.unstubAllGlobals()
  })
})

test('the style needs no permission of a content security policy', () => {
  const element = document.createElement('lootbox-connect')
  document.body.append(element)
  expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(1)
  expect(element.shadowRoot?.querySelector('style')).toBeNull()
})

test('the style element has the nonce of the page where the browser has no constructable style sheets', () => {
  vi.stubGlobal('CSSStyleSheet', { prototype: {} })
  const element = document.createElement('lootbox-connect')
  element.nonce = 'random'
  document.body.append(element)
  expect(element.shadowRoot?.querySelector('style')?.getAttribute('nonce')).toBe('random')
  vi.unstubAllGlobals()
})

test('texts of the page replace the defaults; missing texts keep them', async () => {
  const { element } = await mounted()
  element.words = { connect: 'Verbinden' }
  expect(button(element).textContent).toBe('Verbinden')
  element.setAttribute('label', 'Log in')
  expect(button(element).textContent).toBe('Log in')
})

test.each([
  ['german', german, 'Wallet verbinden', 'Ihre Wallet verwendet ein anderes Netzwerk als diese Website.'],
  ['spanish', spanish, 'Conectar wallet', 'Tu wallet usa una red distinta a la de este sitio.'],
])('%s replaces every text, those of errors included', async (_, words, label, problem) => {
  const { element, settle } = await mounted({ reply: () => ({ error: 'wrongNetwork' }) })
  const { errors, ...buttonWords } = words
  expect(Object.keys(buttonWords).toSorted()).toEqual(Object.keys(element.words).toSorted())
  expect(Object.values(buttonWords)).not.toContain('')
  element.words = words
  expect(button(element).textContent).toBe(label)
  button(element).click()
  await settle()
  expect(part(element, 'help').textContent).toContain(problem)
  expect(part(element, 'connect').textContent).toBe(words.tryAgain)
  expect(errors?.unknownCode.what).toContain('{code}')
})

test.each([
  ['german', german, /^Mit der Erweiterung ist keine Wallet verknüpft\./],
  ['spanish', spanish, /^La extensión no tiene ninguna wallet vinculada\./],
])('%s says the next step of a request that waits', async (_, words, next) => {
  const { bench, element } = await mounted({ reply: () => undefined })
  element.words = words
  bench.say({ eventType: 'extensionStatus', isWalletLinked: false, isExtensionAvailable: true })
  button(element).click()
  await pass(bench)
  expect(part(element, 'help').textContent).toMatch(next)
  expect(Object.values(words.nextSteps)).not.toContain('')
  expect(Object.values(words.nextSteps).filter((text) => Object.values(nextStepText).includes(text))).toEqual([])
})

test('shows the user of the server’s session until the toolkit is set, and remembers a press', async () => {
  const bench = benchToolkit()
  const element = document.createElement('lootbox-connect')
  const events: string[] = []
  for (const name of ['connected', 'disconnected'] as const)
    element.addEventListener(name, (event) => events.push(`${name} ${Object(Object(event).detail).persona}`))
  element.initialUser = { persona: { address: 'identity_tdx_2_1x', label: 'Sam' }, accounts: [] }
  document.body.append(element)
  expect(button(element).textContent).toBe('Sam')
  expect(element.dataset.status).toBe('connected')
  await vi.dynamicImportSettled()
  button(element).click()
  part(element, 'disconnect').click()
  expect(element.dataset.status).toBe('connected')
  element.toolkit = bench.toolkit
  expect(element.dataset.status).toBe('disconnected')
  expect(events).toEqual(['connected Sam', 'disconnected undefined'])
})

test('stops listening when removed from the page, and resumes when inserted again', async () => {
  const { element, bench, settle } = await mounted()
  element.remove()
  const login = bench.toolkit.buttonApi.connect()
  await settle()
  await login
  expect(element.dataset.status).toBe('disconnected')
  document.body.append(element)
  await settle()
  expect(element.dataset.status).toBe('connected')
})

test('applies properties that were set before the element was defined', async () => {
  const bench = benchToolkit()
  const element = document.createElement('lootbox-connect-late')
  Object.assign(element, { toolkit: bench.toolkit, words: { connect: 'Early' } })
  document.body.append(element)
  class Late extends (customElements.get('lootbox-connect') as CustomElementConstructor) {}
  customElements.define('lootbox-connect-late', Late)
  expect(element.shadowRoot?.textContent).toContain('Early')
})
