import { selectedBoxKey, unseenRevealsKey, unsettledOrdersKey } from '@lootboxes/lootbox/client'
import { PUBLIC_RELAY, relayStorageKey } from '@lootboxes/wallet-connector/mobile'
import { storageKeys } from '@lootboxes/wallet-connector/toolkit'
import { seenCookie, visitorCookieName } from '@/config/cookies'
import { env } from '@/config/env'
import { loggedFields } from '@/config/log'
import { offlineCache } from '@/config/offline-worker'
import { readSiteConfig } from '@/config/read-site-config'
import type { SiteConfig } from '@/config/site-config'
import { searchesKey, skipKey, soundKey } from '@/config/storage-keys'

export type PrivacyFacts = {
  /** Who else the page talks to. */
  gatewayHost: string
  /** Passes messages between a phone's browser and its wallet; none on a devnet. */
  relayHost: string | undefined
  /** The third party of the trade panel. */
  swap: { provider: string; host: string } | undefined
  /** Whether letters are taken: newsletter and contact. */
  hasForms: boolean
  keys: readonly StoredKey[]
}

/** The facts of the policy, from this server's configuration. */
export function privacyFacts(): PrivacyFacts {
  const { gatewayUrl, devnetUrl, recordsUrl, mail } = env()
  const site = readSiteConfig()
  const { swapWidget } = site
  return {
    gatewayHost: new URL(devnetUrl ?? gatewayUrl).host,
    relayHost: devnetUrl === undefined ? new URL(PUBLIC_RELAY).host : undefined,
    swap: swapWidget && { provider: swapWidget.provider, host: new URL(swapWidget.url).host },
    hasForms: recordsUrl !== undefined && mail !== undefined,
    keys: [...storedKeys(site), ...(devnetUrl === undefined ? relayKeys(site) : [])],
  }
}

/** The privacy policy: every third party, all stored data, and how long it is stored. */
export function PrivacyPolicy({ gatewayHost, relayHost, swap, hasForms, keys }: PrivacyFacts) {
  return (
    <>
      <h2 id="privacy">Privacy policy</h2>
      <h3>Who hears from your browser</h3>
      <ul>
        <li>This site.</li>
        <li>
          The ledger gateway at <code>{gatewayHost}</code>. This page asks it what your account holds, what an order
          would do and how a transaction ended, so it learns your network address and the account you use.
        </li>
        <li>
          Your wallet, in what you approve there.
          {relayHost === undefined ? null : (
            <>
              {' '}
              On a phone, messages between this page and your wallet pass through the relay of its makers at{' '}
              <code>{relayHost}</code>, sealed so that only the two can read them.
            </>
          )}
        </li>
        {swap === undefined ? null : (
          <li>
            {swap.provider} at <code>{swap.host}</code>, when you open its trade panel and not before.
          </li>
        )}
      </ul>
      <p>
        There is no one else: no analytics, no advertisers, no fonts or scripts of third parties. Pictures of loot come
        from this server. It fetches them for all visitors, so a picture’s host does not learn who views it.
      </p>
      <h3>What your browser keeps</h3>
      <ul>
        {keys.map(({ key, where, why }) => (
          <li key={`${where} ${key}`}>
            <code>{key}</code> ({where}): {why}
          </li>
        ))}
      </ul>
      <h3>What this server keeps</h3>
      <p>
        The log has one line for each request about tickets: {Object.values(loggedFields).join('; ')}. It has no lines
        for pages and pictures. The server keeps the logs of its current and its previous run. The operator may store
        logs elsewhere, and a proxy in front of this server may have its own log.
      </p>
      <p>
        When a page fails or breaks this site’s own rules, your browser tells this server which page it was, without
        accounts and without your search terms. When an order ends, it reports the kind of order (purchase, reveal or
        redemption) and its result for statistics, without the account.
      </p>
      <p>
        To limit the rate of requests, this server counts the requests of each network address and of each visitor’s
        random number for a minute, in memory and under a keyed hash. If several servers share the count, the hash stays
        in their database for a little over an hour.
      </p>
      <p>
        The server caches public data of the ledger in memory by account, without the visitor who requested it. It has
        no copy of the data in your browser.
      </p>
      {hasForms ? (
        <p>
          A message is stored with the name and e-mail address you give, so that it can be answered. For the newsletter
          only the e-mail address is stored, until you unsubscribe. Unconfirmed messages and addresses are deleted after
          two days. A hash of each address that received such a letter is stored for a day, so that no address receives
          many of them.
        </p>
      ) : null}
      <h3>Clear my data</h3>
      <p>This removes all data of this site from your browser. Data on the ledger is public and stays there.</p>
    </>
  )
}

type StoredKey = {
  key: string
  where: 'local storage' | 'session storage' | 'cache storage' | 'cookie'
  why: string
}

/** All data that this site stores in a browser. */
function storedKeys({ dAppDefinitionAddress, networkId }: SiteConfig): readonly StoredKey[] {
  const { login, requests, session, journal, labels } = storageKeys(dAppDefinitionAddress, networkId)
  return [
    { key: 'theme', where: 'local storage', why: 'light, dark or system' },
    { key: login, where: 'local storage', why: 'the account and the persona your wallet shared' },
    { key: session, where: 'local storage', why: 'the session your wallet knows this site by' },
    { key: requests, where: 'local storage', why: 'finished requests to your wallet, without their content' },
    { key: journal, where: 'local storage', why: 'transactions whose end is not known yet' },
    { key: labels, where: 'local storage', why: 'labels of requests that your wallet has not answered' },
    {
      key: unsettledOrdersKey(networkId),
      where: 'local storage',
      why: 'orders your wallet has not settled, for a day at most',
    },
    { key: skipKey, where: 'local storage', why: 'whether you skip the reveal animation' },
    { key: searchesKey, where: 'local storage', why: 'your last five searches, to repeat one' },
    { key: soundKey, where: 'local storage', why: 'whether a reveal may be heard' },
    { key: unseenRevealsKey, where: 'local storage', why: 'tickets you have opened and not torn yet' },
    { key: selectedBoxKey, where: 'session storage', why: 'the box you are looking at' },
    { key: seenCookie, where: 'cookie', why: 'the ledger version of your last transaction, for one minute' },
    {
      key: visitorCookieName,
      where: 'cookie',
      why: 'a random number, for an hour, so that your requests are not counted with those of others behind your address',
    },
    { key: offlineCache, where: 'cache storage', why: 'the page shown without a network, once you have connected' },
  ]
}

function relayKeys({ dAppDefinitionAddress }: SiteConfig): readonly StoredKey[] {
  const key = relayStorageKey(dAppDefinitionAddress)
  return [
    { key, where: 'local storage', why: 'on a phone, the keys that encrypt messages to your wallet' },
    { key, where: 'session storage', why: 'on a phone, the requests of this tab that your wallet has not answered' },
  ]
}
