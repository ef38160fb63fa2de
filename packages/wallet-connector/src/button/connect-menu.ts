import { shortenAddress } from '@lootboxes/ledger'
import { html, nothing, render, type TemplateResult } from 'lit-html'
import type { QrCode } from '../qr-code'
import { requestOutcome } from '../request-outcome'
import type { RequestItem } from '../toolkit/request-items'
import { walletStores } from '../wallet-links'
import { readBalance } from './balances'
import type { ConnectActions, ConnectState } from './connect-state'
import type { ConnectWords } from './connect-words'
import { type Explorer, explorerLink } from './explorer'
import type * as FailureTexts from './failure-texts'

/** What the button passes to its menu. */
export type MenuProps = ConnectActions & {
  state: ConnectState
  words: ConnectWords
  /** The text about the error of the last login. */
  problem: string | undefined
  /** The texts about failed requests, when their code is loaded. */
  texts: typeof FailureTexts | undefined
  explorer: Explorer | undefined
  /** Reads the accounts' balances, if it can. */
  gateway: object | undefined
  close: () => void
}

/** The state that only the menu has. */
type Own = {
  /** XRD of each account, as text. */
  balances: ReadonlyMap<string, string>
  /** The address that was copied last. */
  copied: string
  /** Opens this page on a phone. Its code is loaded when it is needed. */
  qrCode: QrCode | undefined
}
type Menu = MenuProps & Own & { copy: (address: string) => void }

const cross = html`<svg viewBox="0 0 24 24" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true">
  <path d="M18 6 6 18M6 6l12 12" />
</svg>`

type ActionOptions = { part?: string; label?: string; isLead?: boolean }

const action = (key: string, content: unknown, press: () => void, { part = key, label, isLead }: ActionOptions = {}) =>
  html`<button
    type="button"
    part="action ${part}"
    data-key=${key}
    class=${isLead ? 'lead' : nothing}
    aria-label=${label ?? nothing}
    @click=${press}
  >${content}</button>`

/** A link to another site. */
const link = (href: string, text: string, part = 'action') =>
  html`<a href=${href} target="_blank" rel="noreferrer" part=${part}>${text}</a>`

/** How to get a wallet, for a desktop: the three steps, the stores, and a QR code that opens this page on a phone. */
const walletSetup = ({ words, qrCode }: Menu) =>
  html`<section part="get-wallet">
    <h3>${words.getWallet}</h3>
    <ol>${words.walletSteps.map((step) => html`<li>${step}</li>`)}</ol>
    <div class="row">${walletStores.map(({ name, href }) => link(href, name))}</div>
    ${
      qrCode &&
      html`<p>${words.scanCode}</p>
        <svg
          viewBox="0 0 ${qrCode.size} ${qrCode.size}"
          role="img"
          aria-label=${words.scanCode}
          part="qr-code"
          class="code"
          shape-rendering="crispEdges"
        ><path d=${qrCode.path} /></svg>`
    }
  </section>`

/** The link to the wallet: an app opens no window. */
const walletLink = (href: string, isApp: boolean, words: ConnectWords) =>
  isApp
    ? html`<a href=${href} target="_self" part="action open-app" data-key="open-app" class="lead">${words.openAgain}</a>`
    : html`<a href=${href} target="_blank" rel="noreferrer" part="action install" data-key="install">${words.install}</a>`

/** The problem and the action that solves it. */
const help = (menu: Menu) => {
  const { words, problem } = menu
  const { status, error, diagnosis } = menu.state
  const { nextStep, nextStepLink } = diagnosis
  const isApp = nextStep === 'open-wallet-app' || nextStep === 'get-wallet-app'
  const sentence = nextStep ? words.nextSteps[nextStep] : problem
  const actions = [
    nextStepLink && walletLink(nextStepLink, isApp, words),
    ...(isApp ? walletStores.map(({ name, href }) => link(href, name)) : []),
    nextStep === 'link-wallet' && action('link', words.link, menu.linkWallet),
    status === 'connecting' && action('cancel', words.cancel, menu.cancel),
    status === 'disconnected' &&
      action('connect', error ? words.tryAgain : words.connect, menu.connect, { isLead: true }),
  ].filter(Boolean)
  return html`
    ${sentence && html`<p part="help">${sentence}</p>`}
    ${actions.length > 0 ? html`<div class="row" part="actions">${actions}</div>` : nothing}
    ${nextStep === 'install-extension' ? walletSetup(menu) : nothing}
  `
}

const account = ({ words, balances, copied, copy }: Menu, { label, address }: { label: string; address: string }) => {
  const text = copied === address ? words.copied : words.copy
  const copyAddress = () => copy(address)
  return html`<li part="account">
    <span>
      ${label}
      <code part="address" title=${address}>${shortenAddress(address)}</code>
      <small part="balance">${balances.get(address)}</small>
    </span>
    ${action(`copy-${address}`, text, copyAddress, { part: 'copy', label: `${text}: ${label}` })}
  </li>`
}

const request = ({ words, texts, explorer, cancelRequest }: Menu, item: RequestItem) => {
  const outcome = requestOutcome(item)
  const reason = texts?.requestItemWords(item, words.errors)
  const title = item.label ?? words[item.type]
  const hash = item.transactionIntentHash
  const page = hash && explorerLink(hash, explorer)
  const cancel = () => cancelRequest(item.id)
  return html`<li part="request ${outcome}">
    <span>
      <span class=${outcome === 'fail' ? 'bad' : nothing}>${title}: ${words[outcome]}</span>
      ${reason && html`<small>${reason.what} ${reason.next}</small>`}
      ${page && link(page, words.viewTransaction, 'explorer')}
    </span>
    ${item.showCancel ? action(`cancel-${item.id}`, words.cancel, cancel, { part: 'cancel', label: `${words.cancel}: ${title}` }) : nothing}
  </li>`
}

const content = (menu: Menu): TemplateResult => {
  const { words } = menu
  const { status, wallet } = menu.state
  const isConnected = status === 'connected'
  // The pending login has its own Cancel button in the header.
  const requests = menu.state.requests.filter((item) => item.status !== 'pending' || item.type !== 'loginRequest')
  const disconnected = status === 'connecting' ? words.connecting : words.connect
  return html`
    <header part="header">
      <h2 part="title">${isConnected ? (wallet.persona?.label ?? words.connected) : disconnected}</h2>
      ${action('close', cross, menu.close, { label: words.close })}
    </header>
    ${help(menu)}
    ${
      isConnected
        ? html`<section part="accounts">
            <h3>${words.accounts}</h3>
            <ul>${wallet.accounts.map((one) => account(menu, one))}</ul>
            ${action('choose', words.chooseAccounts, menu.chooseAccounts)}
          </section>`
        : nothing
    }
    ${
      requests.length > 0
        ? html`<section part="requests">
            <h3>${words.requests}</h3>
            <ul>${requests.slice(0, 8).map((item) => request(menu, item))}</ul>
          </section>`
        : nothing
    }
    ${isConnected && requests.length === 0 ? html`<p part="empty">${words.noRequests}</p>` : nothing}
    ${isConnected ? action('disconnect', words.disconnect, menu.disconnect) : nothing}
  `
}

/**
 * Creates the menu of a panel. The function renders it: with undefined it is empty. `rendered` runs after each rendering of the menu's
 * own state. The focus stays on its action; it moves to the panel when the action is gone.
 */
export const createMenu = (panel: HTMLElement, rendered: () => void) => {
  const root = panel.getRootNode()
  const focusedKey = () =>
    root instanceof ShadowRoot ? (root.activeElement?.getAttribute('data-key') ?? undefined) : undefined
  let props: MenuProps | undefined
  let own: Own = { balances: new Map(), copied: '', qrCode: undefined }

  const draw = () => {
    const key = focusedKey()
    render(props ? content({ ...props, ...own, copy }) : nothing, panel)
    if (props && key !== undefined && key !== focusedKey())
      (panel.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? panel).focus()
  }
  const update = (change: Partial<Own>) => {
    own = { ...own, ...change }
    draw()
    rendered()
  }
  const copy = (address: string) => {
    // The clipboard is not available on a page without https.
    if (!('clipboard' in navigator)) return
    void navigator.clipboard.writeText(address).then(
      () => update({ copied: address }),
      () => undefined,
    )
  }
  const readBalances = ({ gateway, state }: MenuProps) => {
    if (!gateway) return
    for (const { address } of state.wallet.accounts)
      void readBalance(gateway, address).then(
        (amount) => amount !== undefined && update({ balances: new Map([...own.balances, [address, amount]]) }),
        () => undefined,
      )
  }
  const loadQrCode = async () => {
    // Without the code the menu still has its other steps.
    const module = await import('../qr-code').catch(() => undefined)
    if (module && !own.qrCode) update({ qrCode: module.qrCode(location.href) })
  }

  return (next: MenuProps | undefined): void => {
    const isOpening = next && !props
    props = next
    draw()
    if (isOpening) readBalances(next)
    if (next?.state.diagnosis.nextStep === 'install-extension' && !own.qrCode) void loadQrCode()
  }
}
