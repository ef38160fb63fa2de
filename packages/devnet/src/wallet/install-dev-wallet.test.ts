// @vitest-environment jsdom
import { RECEIVE_EVENT, SEND_EVENT, WalletResponse } from '@lootboxes/wallet-connector/protocol'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type InstalledDevWallet, installDevWallet } from './install-dev-wallet'

const challenge = '11'.repeat(32)
const account = (address: string, label: string) => ({
  address,
  label,
  appearanceId: 0,
  balances: [{ resourceAddress: 'resource_loc1x', symbol: 'XRD', amount: '10000.5' }],
})
const held = {
  networkId: 240,
  persona: { identityAddress: 'identity_loc1dev', label: 'Dev Persona' },
  personaData: {
    name: { variant: 'western', familyName: 'Persona', nickname: '', givenNames: 'Dev' },
    emailAddresses: ['dev.persona@example.com'],
    phoneNumbers: ['+15550100'],
  },
  users: ['ada'],
  accounts: [account('account_loc1main', 'Main account'), account('account_loc1club', 'Club account')],
}
const review = {
  steps: ['Take 6 XRD from Main account'],
  changes: ['Main account: +3 HUG'],
  fee: { paidBy: 'Main account', locked: '10', estimate: '0.2587' },
  expectedFailure: null,
}

type Reply = { status?: number; body: unknown }
let replies: Record<string, Reply>
let requests: { path: string; body: unknown }[]
let heard: unknown[]
let wallet: InstalledDevWallet

const hear = (event: Event) => {
  heard.push('detail' in event ? event.detail : undefined)
}

const fakeFetch: typeof fetch = async (input, init) => {
  const path = new Request(input).url.replace('http://devnet.test/wallet/', '')
  requests.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined })
  const reply = replies[path]
  if (reply === undefined) throw new TypeError('Failed to fetch')
  return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 })
}

const install = () => installDevWallet({ baseUrl: 'http://devnet.test/' })

/** jsdom lacks the methods of this element; the browser tests cover them. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open')
}

beforeEach(() => {
  document.body.innerHTML = '<button id="buy">Buy</button>'
  requests = []
  heard = []
  replies = {
    accounts: { body: held },
    'review-transaction': { body: review },
    'sign-transaction': { body: { transactionIntentHash: 'txid_loc1x' } },
    'sign-challenge': {
      body: {
        proofs: [{ address: 'identity_loc1dev', proof: { publicKey: 'aa', signature: 'bb', curve: 'curve25519' } }],
      },
    },
  }
  vi.stubGlobal('fetch', fakeFetch)
  window.fetch = fakeFetch
  window.addEventListener(RECEIVE_EVENT, hear)
  wallet = install()
})

afterEach(() => {
  wallet.uninstall()
  window.removeEventListener(RECEIVE_EVENT, hear)
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const send = (items: object, interactionId = '1', metadata: object = {}) =>
  window.dispatchEvent(
    new CustomEvent(SEND_EVENT, {
      detail: {
        interactionId,
        metadata: { version: 2, networkId: 240, dAppDefinitionAddress: 'account_loc1dapp', ...metadata },
        items,
      },
    }),
  )

const root = () => document.querySelector('[data-lootboxes="dev-wallet"]')?.shadowRoot ?? undefined
/** Allows for a busy machine; events normally arrive within milliseconds. */
const patience = { timeout: 10_000, interval: 10 }
vi.setConfig({ testTimeout: 30_000 })

const sheet = () => vi.waitFor(() => root()?.querySelector('dialog') ?? Promise.reject(new Error('no sheet')), patience)
const press = async (name: string) => {
  const buttons = [...(await sheet()).querySelectorAll('button')]
  const button = buttons.find(({ textContent }) => textContent === name)
  if (button === undefined) throw new Error(`no button ${name}`)
  button.click()
}
const labelled = async (label: string) => {
  const found = [...(await sheet()).querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))
  return found?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select') ?? expect.fail(label)
}
const select = async (label: string, value: string) => {
  const field = await labelled(label)
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
const answers = () => heard.filter((message) => WalletResponse.safeParse(message).success)
const answered = (count = 1) => vi.waitFor(() => expect(answers()).toHaveLength(count), patience).then(answers)

const login = {
  discriminator: 'authorizedRequest',
  auth: { discriminator: 'loginWithoutChallenge' },
  ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
}
const transaction = {
  discriminator: 'transaction',
  send: { transactionManifest: 'CALL_METHOD "<img src=x>";', version: 1 },
}

test('a login shares the selected account', async () => {
  document.getElementById('buy')?.focus()
  send(login)
  const dialog = await sheet()
  expect(dialog.getAttribute('aria-labelledby')).toBe('title')
  expect(root()?.getElementById('title')?.textContent).toBe('Development wallet')
  expect(dialog.textContent).toContain('10,000.5 XRD')
  expect(root()?.activeElement?.id).toBe('title')
  const [main, club] = dialog.querySelectorAll('input')
  expect([main?.type, main?.checked, club?.checked]).toEqual(['radio', true, false])
  club?.click()
  await press('Approve')
  expect(await answered()).toEqual([
    {
      discriminator: 'success',
      interactionId: '1',
      items: {
        discriminator: 'authorizedRequest',
        auth: { discriminator: 'loginWithoutChallenge', persona: held.persona },
        ongoingAccounts: { accounts: [{ address: 'account_loc1club', label: 'Club account', appearanceId: 0 }] },
      },
    },
  ])
  expect(root()).toBeUndefined()
  expect(document.activeElement?.id).toBe('buy')
})

test('a user has its accounts from the devnet', async () => {
  wallet.uninstall()
  wallet = installDevWallet({ baseUrl: 'http://devnet.test', user: 'alice' })
  replies['accounts?user=alice'] = { body: { ...held, accounts: [account('account_loc1alice', 'Main account')] } }
  send(login)
  await press('Approve')
  expect(await answered()).toMatchObject([
    { items: { ongoingAccounts: { accounts: [{ address: 'account_loc1alice' }] } } },
  ])
})

test('a login names its persona, and another persona of the wallet can answer it', async () => {
  const ada = { identityAddress: 'identity_loc1ada', label: 'Ada' }
  replies['accounts?user=ada'] = {
    body: { ...held, persona: ada, accounts: [account('account_loc1ada', 'Main account')] },
  }
  const personas = async () => [...(await labelled('Persona')).querySelectorAll('option')].map((one) => one.textContent)
  send(login)
  expect(await personas()).toEqual(['Dev Persona', 'ada'])
  await select('Persona', 'ada')
  await vi.waitFor(() => expect(root()?.textContent).toContain('log in as Ada.'), patience)
  expect(await personas()).toEqual(['Of the page', 'Ada (ada)'])
  expect(answers()).toEqual([])
  await press('Approve')
  expect(await answered()).toMatchObject([
    { items: { auth: { persona: ada }, ongoingAccounts: { accounts: [{ address: 'account_loc1ada' }] } } },
  ])
  send(login, '2')
  await vi.waitFor(() => expect(root()?.textContent).toContain('log in as Ada.'), patience)
})

test('a page that names the persona leaves no choice', async () => {
  send({ ...login, auth: { discriminator: 'usePersona', identityAddress: 'identity_loc1dev' } })
  expect((await sheet()).querySelector('select')).toBeNull()
})

test('the sheet of a proof of ownership names what is proven, and each address returns with its proof', async () => {
  const proof = { publicKey: 'aa', signature: 'bb', curve: 'curve25519' }
  const addresses = ['account_loc1club', 'identity_loc1dev']
  replies['sign-challenge'] = { body: { proofs: addresses.map((address) => ({ address, proof })) } }
  send({
    discriminator: 'authorizedRequest',
    auth: { discriminator: 'usePersona', identityAddress: 'identity_loc1dev' },
    proofOfOwnership: { challenge, accountAddresses: ['account_loc1club'], identityAddress: 'identity_loc1dev' },
  })
  const proven = [...(await sheet()).querySelectorAll('section')].find(({ textContent }) =>
    textContent.startsWith('With a proof that they are yours'),
  )
  expect([...(proven?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Club account',
    'Dev Persona',
  ])
  expect(requests.map(({ path }) => path)).not.toContain('sign-challenge')
  await press('Approve')
  expect(await answered()).toMatchObject([
    {
      items: {
        proofOfOwnership: {
          challenge,
          proofs: [
            { accountAddress: 'account_loc1club', proof },
            { identityAddress: 'identity_loc1dev', proof },
          ],
        },
      },
    },
  ])
  expect(requests.at(-1)).toEqual({
    path: 'sign-challenge',
    body: { challenge, addresses, dAppDefinitionAddress: 'account_loc1dapp' },
  })
})

test('a challenge returns with a proof', async () => {
  send({ ...login, auth: { discriminator: 'loginWithChallenge', challenge } })
  await press('Approve')
  expect(await answered()).toMatchObject([
    { items: { auth: { challenge, proof: { publicKey: 'aa', signature: 'bb', curve: 'curve25519' } } } },
  ])
  expect(requests).toContainEqual({
    path: 'sign-challenge',
    body: { challenge, addresses: ['identity_loc1dev'], dAppDefinitionAddress: 'account_loc1dapp' },
  })
})

test('shares only the requested persona data', async () => {
  send({ discriminator: 'unauthorizedRequest', oneTimePersonaData: { isRequestingName: true } })
  expect((await sheet()).textContent).toContain('Name: Dev Persona')
  await press('Approve')
  expect(await answered()).toEqual([
    {
      discriminator: 'success',
      interactionId: '1',
      items: { discriminator: 'unauthorizedRequest', oneTimePersonaData: { name: held.personaData.name } },
    },
  ])
})

test('Approve is disabled until enough accounts are selected', async () => {
  send({ ...login, ongoingAccounts: { numberOfAccounts: { quantifier: 'atLeast', quantity: 2 } } })
  const dialog = await sheet()
  dialog.querySelector('input')?.click()
  await press('Approve')
  expect(dialog.querySelector('[role=status]')?.textContent).toBe('Pick at least 2 accounts.')
  expect(answers()).toEqual([])
  dialog.querySelector('input')?.click()
  await press('Approve')
  expect(await answered()).toMatchObject([{ discriminator: 'success' }])
})

test('a transaction shows its effects and is signed only after Approve', async () => {
  send(transaction)
  const dialog = await sheet()
  expect(dialog.querySelector('pre')?.textContent).toBe('CALL_METHOD "<img src=x>";')
  expect(dialog.querySelector('img')).toBeNull()
  expect(dialog.textContent).toContain('Take 6 XRD from Main account')
  expect(dialog.textContent).toContain('Main account: +3 HUG')
  expect(dialog.textContent).toContain('about 0.25 XRD, from Main account')
  expect(requests.map(({ path }) => path)).not.toContain('sign-transaction')
  await press('Approve')
  expect(await answered()).toEqual([
    {
      discriminator: 'success',
      interactionId: '1',
      items: { discriminator: 'transaction', send: { transactionIntentHash: 'txid_loc1x' } },
    },
  ])
})

test('Reject answers rejectedByUser and signs nothing', async () => {
  send(transaction)
  await press('Reject')
  expect(await answered()).toMatchObject([{ discriminator: 'failure', error: 'rejectedByUser', interactionId: '1' }])
  expect(requests.map(({ path }) => path)).not.toContain('sign-transaction')
})

test('Escape rejects only on a second press', async () => {
  send(login)
  await sheet()
  const pressEscape = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
  pressEscape()
  expect(root()?.querySelector('[role=status]')?.textContent).toBe('Press Escape again to reject this request.')
  expect(answers()).toEqual([])
  pressEscape()
  expect(await answered()).toMatchObject([{ error: 'rejectedByUser' }])
})

test('shows several requests one by one', async () => {
  send(login, 'a')
  send(transaction, 'b')
  expect((await sheet()).textContent).toContain('log in')
  expect(document.querySelectorAll('[data-lootboxes]')).toHaveLength(1)
  await press('Approve')
  await answered()
  await vi.waitFor(() => expect(root()?.textContent).toContain('sign a transaction'), patience)
  await press('Approve')
  expect(await answered(2)).toMatchObject([{ interactionId: 'a' }, { interactionId: 'b' }])
})

test.each([
  ['wrongNetwork', {}, { networkId: 2 }],
  ['incompatibleVersion', {}, { version: 1 }],
  ['unknownDappDefinitionAddress', {}, { dAppDefinitionAddress: 'resource_loc1x' }],
  ['invalidPersona', { auth: { discriminator: 'usePersona', identityAddress: 'identity_loc1gone' } }, {}],
  ['invalidRequest', { ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 0 } } }, {}],
  ['invalidPersonaOrAccounts', { proofOfOwnership: { challenge } }, {}],
  ['invalidPersonaOrAccounts', { proofOfOwnership: { challenge, accountAddresses: ['account_loc1other'] } }, {}],
])('refuses without a sheet: %s', async (error, items, metadata) => {
  send({ ...login, ...items }, '1', metadata)
  expect(await answered()).toMatchObject([{ discriminator: 'failure', error }])
  expect(root()).toBeUndefined()
})

test.each([
  ['a refused review', 'review-transaction', 'failedToPrepareTransaction'],
  ['a refused signature', 'sign-transaction', 'submittedTransactionWasDuplicate'],
])('passes on %s', async (_, path, error) => {
  replies[path] = { status: 422, body: { error, message: 'because' } }
  send(transaction)
  if (path === 'sign-transaction') await press('Approve')
  expect(await answered()).toMatchObject([{ discriminator: 'failure', error, message: 'because' }])
})

test('writes the reason of a refusal to the console, but not that the user rejected', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  send(transaction, 'a')
  await press('Reject')
  await answered()
  wallet.next('wrongNetwork')
  send(transaction, 'b')
  await answered(2)
  expect(log).not.toHaveBeenCalled()
  replies['review-transaction'] = {
    status: 422,
    body: { error: 'failedToPrepareTransaction', message: 'Line 1: expected an instruction' },
  }
  send(transaction, 'c')
  await answered(3)
  expect(log.mock.calls).toEqual([['Development wallet: failedToPrepareTransaction. Line 1: expected an instruction']])
})

test('an unreachable devnet is a failure', async () => {
  replies = {}
  send(transaction)
  expect(await answered()).toMatchObject([{ error: 'failedToPrepareTransaction' }])
})

test('a wallet whose script does not load answers with a failure, and the next request loads it again', async () => {
  vi.doMock('./start-dev-wallet', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  send(transaction, 'a')
  expect(await answered()).toMatchObject([{ interactionId: 'a', error: 'failedToPrepareTransaction' }])
  vi.doUnmock('./start-dev-wallet')
  send(transaction, 'b')
  expect((await sheet()).textContent).toContain('Main account')
})

test('a devnet that is unreachable at Approve receives nothing', async () => {
  send(transaction)
  await sheet()
  replies = {}
  await press('Approve')
  expect(await answered()).toMatchObject([{ discriminator: 'failure', error: 'failedToPrepareTransaction' }])
  expect(requests.filter(({ path }) => path === 'sign-transaction')).toEqual([])
})

test('an undecodable request gets a notice and no response', async () => {
  send({ discriminator: 'proofOfNothing' })
  await vi.waitFor(() => expect(root()?.textContent).toContain('no wallet can read'), patience)
  await press('Close')
  await vi.waitFor(() => expect(root()).toBeUndefined(), patience)
  expect(answers()).toEqual([])
})

test('after a reload the sheet returns and the new document gets the response', async () => {
  send(transaction)
  await sheet()
  wallet.uninstall()
  expect(answers()).toEqual([])
  wallet = install()
  await press('Approve')
  expect(await answered()).toMatchObject([{ discriminator: 'success', interactionId: '1' }])
})

test('a page that reloads while signing requests the same signature again', async () => {
  const never = new Promise<Response>(() => undefined)
  const slow: typeof fetch = (input, init) =>
    new Request(input).url.endsWith('sign-transaction') ? never : fakeFetch(input, init)
  wallet.uninstall()
  window.fetch = slow
  wallet = install()
  send(transaction)
  await press('Approve')
  await vi.waitFor(() => expect(sessionStorage.getItem('lootboxes:dev-wallet')).toContain('approved'), patience)
  wallet.uninstall()
  window.fetch = fakeFetch
  wallet = install()
  expect(await answered()).toMatchObject([{ items: { send: { transactionIntentHash: 'txid_loc1x' } } }])
  expect(requests.at(-1)).toMatchObject({ path: 'sign-transaction', body: { interactionId: '1' } })
})

describe('the panel', () => {
  const open = async () => {
    window.dispatchEvent(new CustomEvent(SEND_EVENT, { detail: { discriminator: 'openPopup' } }))
    await vi.waitFor(() => expect(root()?.textContent).toContain('Main account'), patience)
  }
  const close = async () => {
    await press('Close')
    await vi.waitFor(() => expect(root()).toBeUndefined(), patience)
  }
  const flip = async (label: string) => (await labelled(label)).click()
  const said = async () => (await sheet()).querySelector('[role=status]')?.textContent
  const reload = () => {
    wallet.uninstall()
    wallet = install()
  }

  test('answers the next request with any code, once', async () => {
    wallet.openPanel()
    await vi.waitFor(() => expect(root()?.textContent).toContain('Main account'), patience)
    const codes = [...(await labelled('Error code')).querySelectorAll('option')].map(({ value }) => value)
    expect(codes.length).toBeGreaterThanOrEqual(20)
    await select('Error code', 'failedToSignTransaction')
    await press('Use it for the next request')
    expect(await said()).toBe('Next: failedToSignTransaction')
    await close()
    reload()
    send({ discriminator: 'transaction', send: { version: 1, transactionManifest: 'x' } })
    expect(await answered()).toMatchObject([{ error: 'failedToSignTransaction' }])
    send({ discriminator: 'transaction', send: { version: 1, transactionManifest: 'x' } }, '2')
    await sheet()
  })

  test('unlinks and links, also over a reload', async () => {
    const status = () => heard.filter((one) => Object(one).eventType === 'extensionStatus').at(-1)
    await open()
    await flip('Linked to the extension')
    expect(await said()).toBe('Pages see an extension without a wallet.')
    await vi.waitFor(() => expect(status()).toMatchObject({ isWalletLinked: false }), patience)
    reload()
    heard = []
    await vi.waitFor(() => expect(status()).toMatchObject({ isWalletLinked: false }), patience)
    await open()
    await flip('Linked to the extension')
    await vi.waitFor(() => expect(status()).toMatchObject({ isWalletLinked: true }), patience)
  })

  test('on another network it refuses every request until the reset', async () => {
    await open()
    await flip('On another network')
    await close()
    const data = { discriminator: 'unauthorizedRequest', oneTimePersonaData: { isRequestingName: true } }
    send(data)
    await answered()
    send(data, '2')
    expect(await answered(2)).toMatchObject([{ error: 'wrongNetwork' }, { error: 'wrongNetwork' }])
    await open()
    await press('Reset the wallet')
    await close()
    send(data, '3')
    expect((await sheet()).textContent).toContain('asks for something once')
  })

  test('a phone that is offline gets its requests later', async () => {
    await open()
    await flip('Phone online')
    await close()
    send({ discriminator: 'unauthorizedRequest', oneTimePersonaData: { isRequestingName: true } })
    await open()
    expect(root()?.textContent).not.toContain('asks for something')
    await flip('Phone online')
    await close().catch(() => undefined)
    await vi.waitFor(() => expect(root()?.textContent).toContain('asks for something once'), patience)
  })

  test('acts as another user of the world', async () => {
    replies['accounts?user=ada'] = { body: { ...held, persona: { ...held.persona, label: 'Ada' } } }
    await open()
    await select('User', 'ada')
    await vi.waitFor(() => expect(root()?.textContent).toContain('the wallet of Ada'), patience)
  })
})
