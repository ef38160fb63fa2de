import { selectedBoxKey, unseenRevealsKey, unsettledOrdersKey } from '@lootboxes/lootbox/client'
import { FLAGGED_KEY, MOTION_KEY } from '@lootboxes/ui'
import { PUBLIC_RELAY, relayStorageKey } from '@lootboxes/wallet-connector/mobile'
import { storageKeys } from '@lootboxes/wallet-connector/toolkit'
import { seenCookie, visitorCookieName } from '@/config/cookies'
import { env } from '@/config/env'
import { loggedFields } from '@/config/log'
import { offlineCache } from '@/config/offline-worker'
import { readSiteConfig } from '@/config/read-site-config'
import type { SiteConfig } from '@/config/site-config'
import { draftKey, searchesKey, skipKey, soundKey } from '@/config/storage-keys'

/** Returns the facts of the privacy policy that depend on the configuration: every third party and all stored data. */
export function privacyFacts() {
  const { gatewayUrl, devnetUrl, recordsUrl, mail, uploads } = env()
  const site = readSiteConfig()
  const { swapWidget } = site
  const keys = [...storedKeys(site), ...(devnetUrl === undefined ? relayKeys(site) : [])]
  return {
    gatewayHost: new URL(devnetUrl ?? gatewayUrl).host,
    /** The relay between a phone's browser and its wallet; none on a devnet. */
    relayHost: devnetUrl === undefined ? new URL(PUBLIC_RELAY).host : undefined,
    /** The third party of the trade panel. */
    swap: swapWidget && { provider: swapWidget.provider, host: new URL(swapWidget.baseUrl).host },
    /** Whether this server has the forms of the newsletter and of contact messages. */
    hasForms: recordsUrl !== undefined && mail !== undefined,
    /** Whether this server stores the pictures of new collections. */
    hasUploads: uploads !== undefined,
    loggedFields: Object.values(loggedFields).join('; '),
    storedKeys: (
      <ul>
        {keys.map(({ key, where, why }) => (
          <li key={`${where} ${key}`}>
            <code>{key}</code> ({where}): {why}
          </li>
        ))}
      </ul>
    ),
  }
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
    { key: login, where: 'local storage', why: 'the account and the persona that your wallet shared' },
    { key: session, where: 'local storage', why: 'the id of this site’s session with your wallet' },
    { key: requests, where: 'local storage', why: 'finished requests to your wallet, without their content' },
    { key: journal, where: 'local storage', why: 'transactions whose result is not known yet' },
    { key: labels, where: 'local storage', why: 'labels of requests that your wallet has not answered' },
    {
      key: unsettledOrdersKey(networkId),
      where: 'local storage',
      why: 'orders whose result is not known yet, for a day at most',
    },
    { key: MOTION_KEY, where: 'local storage', why: 'whether you chose less motion' },
    { key: FLAGGED_KEY, where: 'local storage', why: 'whether you see pictures that are not safe for work' },
    { key: skipKey, where: 'local storage', why: 'whether you skip the reveal animation' },
    { key: searchesKey, where: 'local storage', why: 'your last five searches, to repeat one' },
    { key: draftKey, where: 'local storage', why: 'the collection that you are creating, until it is minted' },
    { key: soundKey, where: 'local storage', why: 'whether a reveal plays sounds' },
    { key: unseenRevealsKey, where: 'local storage', why: 'opened tickets whose loot you have not seen yet' },
    { key: selectedBoxKey, where: 'session storage', why: 'the box that you selected' },
    { key: seenCookie, where: 'cookie', why: 'the ledger version of your last transaction, for one minute' },
    {
      key: visitorCookieName,
      where: 'cookie',
      why: 'a random number, for an hour: it separates your requests from those of other users with your network address',
    },
    {
      key: offlineCache,
      where: 'cache storage',
      why: 'the page that appears without a network, after you have connected a wallet',
    },
  ]
}

function relayKeys({ dAppDefinitionAddress }: SiteConfig): readonly StoredKey[] {
  const key = relayStorageKey(dAppDefinitionAddress)
  return [
    { key, where: 'local storage', why: 'on a phone, the keys that encrypt messages to your wallet' },
    { key, where: 'session storage', why: 'on a phone, the requests of this tab that your wallet has not answered' },
  ]
}
