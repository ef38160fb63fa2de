import { lazily } from '../lazily'
import { reportNotLoaded } from '../report-not-loaded'
import { requestOutcome } from '../request-outcome'
import type { RolaUser } from '../rola/server/sessions'
import { sessionWalletData } from '../session-wallet-data'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { ToolkitError } from '../toolkit/toolkit-error'
import { createClosedButton } from './closed-button'
import type { createMenu, MenuProps } from './connect-menu'
import { type ConnectActions, type ConnectState, followToolkit, restoring } from './connect-state'
import { style } from './connect-style'
import { type ConnectWords, english } from './connect-words'
import type { Explorer } from './explorer'
import type * as FailureTexts from './failure-texts'

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
  #initialUser: RolaUser | undefined
  /** The action that the user pressed before the toolkit existed. */
  #wanted: ((wallet: ConnectActions) => void) | undefined
  #texts: typeof FailureTexts | undefined
  #view: ReturnType<typeof createClosedButton> | undefined
  #renderMenu: ReturnType<typeof createMenu> | undefined
  /** The load of the menu's code. */
  #menuLoad: 'pending' | 'failed' | undefined

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

  /** The user of the server's session, from `getUser` of `./rola/server`: the button shows this user until the toolkit is set. */
  get initialUser(): RolaUser | undefined {
    return this.#initialUser
  }
  set initialUser(user: RolaUser | undefined) {
    if (user === this.#initialUser) return
    this.#initialUser = user
    if (!this.#toolkit) this.#follow()
  }

  /** Replaces some or all texts, for example in the user's language. */
  set words(words: Partial<ConnectWords>) {
    this.#words = { ...english, ...words }
    this.#render()
  }
  get words(): ConnectWords {
    return this.#words
  }

  /** Opens the menu. */
  show(): void {
    void this.#loadMenu()
    const wasOpen = this.#open
    this.#open = true
    this.#render()
    if (wasOpen) return
    this.#view?.panel.focus()
  }

  /** Closes the menu. If the focus was inside, it returns to the button. */
  hide(): void {
    if (!this.#open) return
    const wasInside = this.#view?.panel.contains(this.shadowRoot?.activeElement ?? null) ?? false
    this.#open = false
    this.#render()
    if (wasInside) this.#view?.button.focus()
  }

  connectedCallback(): void {
    for (const name of ['initialUser', 'toolkit', 'load', 'words'] as const) this.#adopt(name)
    if (!this.#view) this.#build()
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
  #adopt(name: 'initialUser' | 'toolkit' | 'load' | 'words'): void {
    if (!Object.hasOwn(this, name)) return
    const value: unknown = Reflect.get(this, name)
    Reflect.deleteProperty(this, name)
    Reflect.set(this, name, value)
  }

  #follow(): void {
    this.#wallet?.stop()
    this.#wallet = undefined
    if (!this.isConnected || !this.#view) return
    if (!this.#toolkit) {
      this.#become(this.#early())
      return
    }
    this.#wallet = followToolkit(this.#toolkit, (state) => this.#become(state))
    this.#wanted?.(this.#wallet)
    this.#wanted = undefined
  }

  /** The state without a toolkit. */
  #early(): ConnectState {
    if (this.#initialUser) return { ...restoring, status: 'connected', wallet: sessionWalletData(this.#initialUser) }
    return { ...restoring, status: this.#load ? 'disconnected' : 'restoring' }
  }

  #become(state: ConnectState): void {
    const before = this.#state
    this.#state = state
    this.#render()
    const { status, wallet, error } = state
    if (status === 'connected' && before.status !== 'connected') {
      void this.#loadMenu()
      this.#tell('connected', {
        persona: wallet.persona?.label,
        accounts: wallet.accounts.map(({ address }) => address),
      })
    }
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
    root.replaceChildren()
    if ('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype)
      root.adoptedStyleSheets = [sharedSheet()]
    else {
      const element = document.createElement('style')
      if (this.nonce) element.nonce = this.nonce
      element.textContent = style
      root.append(element)
    }
    this.#view = createClosedButton(root, this.#press, () => this.#act())
    const { button } = this.#view
    for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => void this.#loadMenu())
    root.addEventListener('keydown', this.#key)
    this.#render()
  }

  /** Loads the code of the menu. After a failure the next use tries again. */
  async #loadMenu(): Promise<void> {
    if (this.#renderMenu || this.#menuLoad === 'pending' || !this.#view) return
    this.#menuLoad = 'pending'
    const { panel } = this.#view
    try {
      const { createMenu } = await import('./connect-menu')
      const hadFocus = panel.contains(this.shadowRoot?.activeElement ?? null)
      panel.replaceChildren()
      if (hadFocus) panel.focus()
      this.#renderMenu = createMenu(panel, this.#place)
    } catch (cause) {
      reportNotLoaded(cause, 'menu')
      this.#menuLoad = 'failed'
    }
    this.#render()
  }

  readonly #press = (): void => {
    const { status } = this.#state
    if (status === 'restoring') return
    if (this.#open && this.#menuLoad !== 'failed') {
      this.hide()
      return
    }
    if (status === 'disconnected') this.#connect()
    this.show()
  }

  #connect(): void {
    if (!this.#wallet) this.#become({ ...restoring, status: 'connecting' })
    this.#use((wallet) => wallet.connect())
  }

  /** Runs with the toolkit. Before it exists: loads it, or waits for the page to set it. */
  #use(work: (wallet: ConnectActions) => void): void {
    if (this.#wallet) {
      work(this.#wallet)
      return
    }
    this.#wanted = work
    this.#load?.().then(
      (toolkit) => {
        this.toolkit = toolkit
      },
      (cause: unknown) => {
        reportNotLoaded(cause)
        this.#wanted = undefined
        const error = { error: 'toolkitNotLoaded' as const, interactionId: '', message: String(cause), jsError: cause }
        this.#become({ ...this.#early(), error })
      },
    )
  }

  #cancel(): void {
    this.#wanted = undefined
    if (this.#wallet) this.#wallet.cancel()
    else this.#become(this.#early())
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
    if (!this.#open || !this.#view) return
    const { button, panel } = this.#view
    const { top, bottom, right } = button.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = panel
    const gap = 8
    const below = bottom + gap + height <= window.innerHeight || top < window.innerHeight / 2
    const left = Math.min(Math.max(right - width, gap), Math.max(window.innerWidth - width - gap, gap))
    panel.style.left = `${left}px`
    panel.style.top = `${below ? Math.min(bottom + gap, Math.max(window.innerHeight - height - gap, gap)) : Math.max(top - gap - height, gap)}px`
  }

  #render(): void {
    if (!this.#view) return
    const { status, result, requests } = this.#state
    const label = this.#label()
    const isConnected = status === 'connected'
    const isQuiet = status === 'restoring' || (result === 'default' && status !== 'connecting')
    const problem = this.#open && this.#menuLoad === 'failed' ? this.#words.menuNotLoaded : undefined
    this.setAttribute('data-status', status)
    this.#view.draw({
      icon: status === 'connecting' || result === 'pending' ? 'waiting' : resultIcon[result],
      label,
      name: isConnected ? `${this.#words.menu}: ${label}` : undefined,
      spoken: problem ?? (isQuiet ? '' : label),
      isLead: status === 'disconnected' && result === 'default',
      isBusy: status === 'restoring',
      isOpen: this.#open,
      text: problem ?? label,
      action: this.#words[firstAction[status]],
    })
    const { panel } = this.#view
    panel.setAttribute('aria-label', this.#words.menu)
    if (this.#renderMenu) this.#renderMenu(this.#open ? this.#menu() : undefined)
    if (this.#open && requests.some((item) => requestOutcome(item) === 'fail')) void this.#loadTexts()
    this.#place()
  }

  #menu(): MenuProps {
    const { error } = this.#state
    return {
      state: this.#state,
      words: this.#words,
      problem: error && this.#textOf(error),
      texts: this.#texts,
      explorer: LootboxConnect.explorer,
      gateway: this.#toolkit?.gatewayApi.client,
      close: () => this.hide(),
      connect: () => this.#connect(),
      cancel: () => this.#cancel(),
      cancelRequest: (id) => this.#wallet?.cancelRequest(id),
      chooseAccounts: () => this.#use((wallet) => wallet.chooseAccounts()),
      linkWallet: () => this.#wallet?.linkWallet(),
      disconnect: () => this.#disconnect(),
    }
  }

  #disconnect(): void {
    this.#use((wallet) => wallet.disconnect())
    this.hide()
  }

  /** The action of the panel before the code of the menu has arrived. */
  #act(): void {
    const { status } = this.#state
    if (status === 'connected') this.#disconnect()
    else if (status === 'connecting') this.#cancel()
    else this.#connect()
  }

  #label(): string {
    const { status, result, wallet } = this.#state
    const words = this.#words
    if (status === 'restoring') return words.restoring
    if (status === 'connecting' || result === 'pending') return words.connecting
    if (result === 'success') return status === 'connected' ? words.done : words.connected
    if (result === 'error') return words.failed
    if (status === 'connected') return wallet.persona?.label || wallet.accounts[0]?.label || words.connected
    return this.getAttribute('label') ?? words.connect
  }
}

const firstAction = {
  restoring: 'connect',
  disconnected: 'connect',
  connecting: 'cancel',
  connected: 'disconnect',
} as const
const resultIcon = { default: 'wallet', pending: 'waiting', success: 'done', error: 'failed' } as const

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
