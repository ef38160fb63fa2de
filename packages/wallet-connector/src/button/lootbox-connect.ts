import { shortenAddress } from '@lootboxes/ledger'
import { lazily } from '../lazily'
import { reportNotLoaded } from '../report-not-loaded'
import { requestOutcome } from '../request-outcome'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { RequestItem } from '../toolkit/request-items'
import type { ToolkitError } from '../toolkit/toolkit-error'
import { walletStores } from '../wallet-links'
import { type ConnectActions, type ConnectState, followToolkit, restoring } from './connect-state'
import { style } from './connect-style'
import { type ConnectWords, english } from './connect-words'
import { type Attributes, type Child, h, link, svg } from './elements'
import { type Explorer, explorerLink } from './explorer'
import type * as FailureTexts from './failure-texts'

const shapes = {
  wallet: 'M19 7V5a2 2 0 0 0-2-2H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5m14 9h.01',
  waiting: 'M21 12a9 9 0 1 1-6.2-8.6',
  done: 'M20 6 9 17l-5-5',
  failed: 'M12 8v5m0 3.5h.01M12 3 2 20h20z',
  close: 'M18 6 6 18M6 6l12 12',
}

const icon = (shape: keyof typeof shapes): SVGElement =>
  svg(shapes[shape], {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
    ...(shape === 'waiting' ? { class: 'turning' } : {}),
  })

/** The style sheet of all buttons. Content security policies apply to `<style>`, not to it. */
const sharedSheet = /* @__PURE__ */ lazily(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  return sheet
})

/** The events the element dispatches; they do not bubble. */
export type LootboxConnectEvents = {
  /** The user connected, or a stored login was restored. */
  connected: CustomEvent<{ persona: string | undefined; accounts: readonly string[] }>
  disconnected: CustomEvent<undefined>
  /** A login failed. */
  failed: CustomEvent<ConnectFailure>
}

/** Why a login failed: `error` is the code, `message` the wallet's or page's own text, `jsError` the cause, `text` is for the user. */
export type ConnectFailure = ToolkitError & { text: string }

/** The base class; on a server, which has no elements, a plain class. */
const Base: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement

/**
 * `<lootbox-connect>`: connect, accounts, requests with cancel, disconnect, and the next step when no wallet responds. It shows
 * the state of its `toolkit`. `theme` is `light`, `dark` or `system`.
 */
export class LootboxConnect extends Base {
  static readonly observedAttributes = ['label']
  /** The block explorer of all buttons. Default: the public one of the network. */
  static explorer: Explorer | undefined

  #toolkit: DappToolkit | undefined
  #load: (() => PromiseLike<DappToolkit>) | undefined
  #words: ConnectWords = english
  #state: ConnectState = restoring
  #wallet: (ConnectActions & { stop: () => void }) | undefined
  #open = false
  /** The user pressed Connect while the toolkit was loading. */
  #isWanted = false
  #copied = ''
  /** XRD of each account, as text, since the menu was opened. */
  #balances: ReadonlyMap<string, string> = new Map()
  /** The steps to a wallet, whose code is loaded when they are needed. */
  #setup: HTMLElement | undefined
  #texts: typeof FailureTexts | undefined
  #button: HTMLElement | undefined
  #panel: HTMLElement | undefined
  #live: HTMLElement | undefined

  /** Until it is set, the button shows that the session is being restored. */
  get toolkit(): DappToolkit | undefined {
    return this.#toolkit
  }
  set toolkit(toolkit: DappToolkit | undefined) {
    if (toolkit === this.#toolkit) return
    this.#toolkit = toolkit
    this.#follow()
  }

  /** Loads a toolkit when the user presses Connect, so that the first load of the page contains no wallet code. */
  get load(): (() => PromiseLike<DappToolkit>) | undefined {
    return this.#load
  }
  set load(load: (() => PromiseLike<DappToolkit>) | undefined) {
    if (load === this.#load) return
    this.#load = load
    if (!this.#toolkit) this.#follow()
  }

  /** Replaces some or all texts, for example in the user's language. */
  set words(words: Partial<ConnectWords>) {
    this.#words = { ...english, ...words }
    this.#setup = undefined
    this.#render()
  }
  get words(): ConnectWords {
    return this.#words
  }

  /** Opens the menu. */
  show(): void {
    if (this.#open) return
    this.#open = true
    this.#render()
    this.#place()
    this.#panel?.focus()
    void this.#readBalances()
  }

  /** Closes the menu. If the focus was inside, it returns to the button. */
  hide(): void {
    if (!this.#open) return
    const wasInside = this.#panel?.contains(this.shadowRoot?.activeElement ?? null) ?? false
    this.#open = false
    this.#render()
    if (wasInside) this.#button?.focus()
  }

  connectedCallback(): void {
    for (const name of ['toolkit', 'load', 'words'] as const) this.#adopt(name)
    if (!this.#button) this.#build()
    document.addEventListener('pointerdown', this.#outside)
    window.addEventListener('resize', this.#place)
    window.addEventListener('scroll', this.#place, true)
    this.#follow()
  }

  disconnectedCallback(): void {
    document.removeEventListener('pointerdown', this.#outside)
    window.removeEventListener('resize', this.#place)
    window.removeEventListener('scroll', this.#place, true)
    this.#wallet?.stop()
    this.#wallet = undefined
  }

  attributeChangedCallback(): void {
    this.#render()
  }

  /** Applies a property that was set before the element was defined; it would hide the accessor. */
  #adopt(name: 'toolkit' | 'load' | 'words'): void {
    if (!Object.hasOwn(this, name)) return
    const value: unknown = Reflect.get(this, name)
    Reflect.deleteProperty(this, name)
    Reflect.set(this, name, value)
  }

  #follow(): void {
    this.#wallet?.stop()
    this.#wallet = undefined
    if (!this.isConnected || !this.#button) return
    if (!this.#toolkit) {
      this.#become(this.#load ? { ...restoring, status: 'disconnected' } : restoring)
      return
    }
    this.#wallet = followToolkit(this.#toolkit, (state) => this.#become(state))
  }

  #become(state: ConnectState): void {
    const before = this.#state
    this.#state = state
    this.#render()
    const { status, wallet, error } = state
    if (status === 'connected' && before.status !== 'connected')
      this.#tell('connected', {
        persona: wallet.persona?.label,
        accounts: wallet.accounts.map(({ address }) => address),
      })
    if (status === 'connected' && before.status === 'connecting') this.hide()
    if (status === 'disconnected' && before.status === 'connected') this.#tell('disconnected', undefined)
    if (error && error !== before.error) void this.#fail(error)
  }

  async #fail(error: ToolkitError): Promise<void> {
    await this.#loadTexts()
    this.#tell('failed', { ...error, text: this.#textOf(error) })
  }

  #textOf(error: ToolkitError): string {
    return this.#texts?.walletErrorText(error, this.#words.errors) ?? this.#words.failed
  }

  /** Without this code the button still says that a request failed. */
  async #loadTexts(): Promise<void> {
    if (this.#texts) return
    this.#texts = await import('./failure-texts').catch(() => undefined)
    if (this.#texts) this.#render()
  }

  #tell<K extends keyof LootboxConnectEvents>(name: K, detail: LootboxConnectEvents[K]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail }))
  }

  #build(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true })
    this.#button = h('button', { part: 'button', type: 'button', 'aria-haspopup': 'dialog', onclick: this.#press })
    this.#panel = h('div', { part: 'panel', class: 'panel', role: 'dialog', tabindex: '-1', id: 'panel' })
    if ('showPopover' in this.#panel) this.#panel.popover = 'manual'
    this.#live = h('span', { class: 'seen', role: 'status' })
    root.replaceChildren(this.#button, this.#live, this.#panel)
    if ('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype)
      root.adoptedStyleSheets = [sharedSheet()]
    else root.prepend(h('style', { nonce: this.nonce || undefined }, style))
    root.addEventListener('keydown', this.#key)
    this.#render()
  }

  readonly #press = (): void => {
    const { status } = this.#state
    if (status === 'restoring') return
    if (this.#open) {
      this.hide()
      return
    }
    if (status === 'disconnected') this.#connect()
    this.show()
  }

  #connect(): void {
    if (this.#wallet || !this.#load) {
      this.#wallet?.connect()
      return
    }
    this.#isWanted = true
    this.#become({ ...restoring, status: 'connecting' })
    this.#load().then(
      (toolkit) => {
        this.toolkit = toolkit
        if (this.#isWanted) this.#wallet?.connect()
        this.#isWanted = false
      },
      (cause: unknown) => {
        reportNotLoaded(cause)
        this.#become({
          ...restoring,
          status: 'disconnected',
          error: { error: 'toolkitNotLoaded', interactionId: '', message: String(cause), jsError: cause },
        })
      },
    )
  }

  #cancel(): void {
    this.#isWanted = false
    if (this.#wallet) this.#wallet.cancel()
    else this.#become({ ...restoring, status: 'disconnected' })
  }

  readonly #key = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || !this.#open) return
    event.stopPropagation()
    this.hide()
  }

  readonly #outside = (event: Event): void => {
    if (!event.composedPath().includes(this)) this.hide()
  }

  /** Places the menu under the button and inside the window. On a phone the style sheet makes it a bottom sheet. */
  readonly #place = (): void => {
    if (!this.#open || !this.#panel || !this.#button) return
    const { top, bottom, right } = this.#button.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = this.#panel
    const gap = 8
    const below = bottom + gap + height <= window.innerHeight || top < window.innerHeight / 2
    const left = Math.min(Math.max(right - width, gap), Math.max(window.innerWidth - width - gap, gap))
    this.#panel.style.left = `${left}px`
    this.#panel.style.top = `${below ? Math.min(bottom + gap, Math.max(window.innerHeight - height - gap, gap)) : Math.max(top - gap - height, gap)}px`
  }

  #render(): void {
    if (!this.#button || !this.#panel || !this.#live) return
    const { status, result } = this.#state
    const label = this.#label()
    const connected = status === 'connected'
    const face = status === 'connecting' || result === 'pending' ? 'waiting' : resultIcon[result]
    this.#button.className = status === 'disconnected' && result === 'default' ? 'lead' : ''
    this.#button.setAttribute('aria-expanded', String(this.#open))
    this.#button.setAttribute('aria-controls', 'panel')
    this.#button.toggleAttribute('disabled', false)
    this.#button.setAttribute('aria-busy', String(status === 'restoring'))
    if (connected) this.#button.setAttribute('aria-label', `${this.#words.menu}: ${label}`)
    else this.#button.removeAttribute('aria-label')
    this.#button.replaceChildren(icon(face), h('span', { class: 'name', part: 'label' }, label))
    const spoken = status === 'restoring' || (result === 'default' && status !== 'connecting') ? '' : label
    if (this.#live.textContent !== spoken) this.#live.textContent = spoken
    this.setAttribute('data-status', status)
    this.#panel.hidden = !this.#open
    this.#panel.setAttribute('aria-label', this.#words.menu)
    if (this.#open) this.#fill(this.#panel)
    else this.#panel.replaceChildren()
    const shown = this.#panel.matches(':not([popover])') ? this.#open : isShown(this.#panel)
    if (shown && !this.#open) this.#panel.hidePopover()
    if (!shown && this.#open) this.#panel.showPopover()
  }

  #label(): string {
    const { status, result, wallet } = this.#state
    const words = this.#words
    const name = wallet.persona?.label ?? wallet.accounts[0]?.label ?? ''
    if (status === 'restoring') return words.restoring
    if (status === 'connecting' || result === 'pending') return words.connecting
    if (result === 'success') return status === 'connected' ? words.done : words.connected
    if (result === 'error') return words.failed
    return status === 'connected' ? name || words.connected : (this.getAttribute('label') ?? words.connect)
  }

  /** Renders the menu again and restores the focus. */
  #fill(panel: HTMLElement): void {
    const { status, wallet } = this.#state
    // The pending login has its own Cancel button in the header.
    const requests = this.#state.requests.filter(
      ({ type, status: now }) => now !== 'pending' || type !== 'loginRequest',
    )
    const words = this.#words
    const focused = this.shadowRoot?.activeElement?.getAttribute('data-key')
    const connected = status === 'connected'
    const title = connected
      ? (wallet.persona?.label ?? words.connected)
      : status === 'connecting'
        ? words.connecting
        : words.connect
    panel.replaceChildren(
      h(
        'header',
        { part: 'header' },
        h('h2', { part: 'title' }, title),
        this.#action('close', '', () => this.hide(), { 'aria-label': words.close }, icon('close')),
      ),
      ...this.#help(),
      ...(connected ? [this.#accounts()] : []),
      ...(requests.length > 0
        ? [this.#requests(requests)]
        : connected
          ? [h('p', { part: 'empty' }, words.noRequests)]
          : []),
      ...(connected ? [this.#action('disconnect', words.disconnect, () => this.#leave())] : []),
    )
    if (focused) panel.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus()
    this.#place()
  }

  #leave(): void {
    this.#wallet?.disconnect()
    this.hide()
  }

  #action(key: string, text: string, onclick: () => void, more: Attributes = {}, ...children: readonly Child[]) {
    return h('button', { type: 'button', part: `action ${key}`, 'data-key': key, onclick, ...more }, ...children, text)
  }

  /** The problem and the action that solves it. */
  #help(): HTMLElement[] {
    const { status, error, diagnosis } = this.#state
    const words = this.#words
    const step = diagnosis.nextStep
    const href = diagnosis.nextStepLink
    const isApp = step === 'open-wallet-app' || step === 'get-wallet-app'
    const sentences = [step ? words.nextSteps[step] : undefined, !step && error ? this.#textOf(error) : undefined]
    const actions = [
      href &&
        link(
          href,
          isApp ? words.openAgain : words.install,
          isApp ? appLink : { part: 'action install', 'data-key': 'install' },
        ),
      ...(isApp ? walletStores.map((store) => link(store.href, store.name)) : []),
      step === 'link-wallet' ? this.#action('link', words.link, () => this.#wallet?.linkWallet()) : undefined,
      status === 'connecting' ? this.#action('cancel', words.cancel, () => this.#cancel()) : undefined,
      status === 'disconnected'
        ? this.#action('connect', error ? words.tryAgain : words.connect, () => this.#connect(), { class: 'lead' })
        : undefined,
    ].filter((action) => action !== undefined && action !== '')
    return [
      ...sentences.flatMap((sentence) => (sentence ? [h('p', { part: 'help' }, sentence)] : [])),
      ...(actions.length > 0 ? [h('div', { class: 'row', part: 'actions' }, ...actions)] : []),
      ...(step === 'install-extension' ? this.#steps() : []),
    ]
  }

  #steps(): HTMLElement[] {
    if (!this.#setup) void this.#loadSetup().catch(() => undefined)
    return this.#setup ? [this.#setup] : []
  }

  #accounts(): HTMLElement {
    const words = this.#words
    const { accounts } = this.#state.wallet
    return h(
      'section',
      { part: 'accounts' },
      h('h3', {}, words.accounts),
      h(
        'ul',
        {},
        ...accounts.map(({ label, address }) =>
          h(
            'li',
            { part: 'account' },
            h(
              'span',
              {},
              label,
              h('code', { part: 'address', title: address }, shortenAddress(address)),
              h('small', { part: 'balance' }, this.#balances.get(address)),
            ),
            this.#action(
              `copy-${address}`,
              this.#copied === address ? words.copied : words.copy,
              () => this.#copy(address),
              {
                part: 'action copy',
                'aria-label': `${this.#copied === address ? words.copied : words.copy}: ${label}`,
              },
            ),
          ),
        ),
      ),
      this.#action('choose', words.chooseAccounts, () => this.#wallet?.chooseAccounts()),
    )
  }

  async #readBalances(): Promise<void> {
    const toolkit = this.#toolkit
    const { accounts } = this.#state.wallet
    if (!toolkit || accounts.length === 0) return
    // Without this code the accounts have no balances.
    const read = accounts.map(async ({ address }) => {
      const { readBalance } = await import('./balances')
      const amount = await readBalance(toolkit.gatewayApi.client, address)
      if (amount !== undefined) this.#balances = new Map([...this.#balances, [address, amount]])
    })
    await Promise.all(read).catch(() => undefined)
    this.#render()
  }

  async #loadSetup(): Promise<void> {
    const { walletSetup } = await import('./wallet-setup')
    this.#setup = walletSetup(this.#words, location.href)
    this.#render()
  }

  #copy(address: string): void {
    // The clipboard is not available on a page without https.
    if (!('clipboard' in navigator)) return
    void navigator.clipboard
      .writeText(address)
      .then(() => {
        this.#copied = address
        this.#render()
      })
      .catch(() => undefined)
  }

  #requests(requests: readonly RequestItem[]): HTMLElement {
    return h(
      'section',
      { part: 'requests' },
      h('h3', {}, this.#words.requests),
      h('ul', {}, ...requests.slice(0, 8).map((item) => this.#request(item))),
    )
  }

  #request(item: RequestItem): HTMLElement {
    const words = this.#words
    const outcome = requestOutcome(item)
    const said = this.#texts?.requestItemWords(item, this.#words.errors)
    if (outcome === 'fail') void this.#loadTexts()
    const title = item.label ?? words[item.type]
    const hash = item.transactionIntentHash
    const page = hash && explorerLink(hash, LootboxConnect.explorer)
    return h(
      'li',
      { part: `request ${outcome}` },
      h(
        'span',
        {},
        h('span', outcome === 'fail' ? { class: 'bad' } : {}, `${title}: ${words[outcome]}`),
        said && h('small', {}, `${said.what} ${said.next}`),
        page && link(page, words.viewTransaction, { part: 'explorer', class: 'plain' }),
      ),
      item.showCancel
        ? this.#action(`cancel-${item.id}`, words.cancel, () => this.#wallet?.cancelRequest(item.id), {
            part: 'action cancel',
            'aria-label': `${words.cancel}: ${title}`,
          })
        : undefined,
    )
  }
}

/** The link of an app opens no window. */
const appLink = { part: 'action open-app', 'data-key': 'open-app', target: '_self', class: 'lead' }

const resultIcon = { default: 'wallet', pending: 'waiting', success: 'done', error: 'failed' } as const

const isShown = (panel: Element): boolean => {
  try {
    return panel.matches(':popover-open')
  } catch {
    return false
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lootbox-connect': LootboxConnect
  }
}

/** Options of `defineLootboxConnect`. */
export type DefineOptions = { name?: string | undefined; explorer?: Explorer | undefined }

/** Registers `<lootbox-connect>`. A second call changes only the explorer. Has no effect on a server. */
export function defineLootboxConnect(options: string | DefineOptions = {}): void {
  const { name = 'lootbox-connect', explorer } = typeof options === 'string' ? { name: options } : options
  if (explorer) LootboxConnect.explorer = explorer
  if (typeof customElements !== 'undefined' && !customElements.get(name)) customElements.define(name, LootboxConnect)
}
