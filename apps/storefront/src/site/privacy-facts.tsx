import { selectedBoxKey, unseenRevealsKey, unsettledOrdersKey } from '@lootboxes/lootbox/client'
import { PUBLIC_RELAY, relayStorageKey } from '@lootboxes/wallet-connector/mobile'
import { storageKeys } from '@lootboxes/wallet-connector/toolkit'
import { seenCookie, visitorCookieName } from '@/config/cookies'
import { env } from '@/config/env'
import { loggedFields } from '@/config/log'
import { offlineCache } from '@/config/offline-worker'
import { readSiteConfig } from '@/config/read-site-config'
import type { SiteConfig } from '@/config/site-config'
import { draftKey, searchesKey, skipKey, soundKey } from '@/config/storage-keys'

/** What the privacy policy says of this server's configuration: every third party, all stored data. */
export function privacyFacts() {
  const { gatewayUrl, devnetUrl, recordsUrl, mail } = env()
  const site = readSiteConfig()
  const { swapWidget } = site
  const keys = [...storedKeys(site), ...(devnetUrl === undefined ? relayKeys(site) : [])]
  return {
    gatewayHost: new URL(devnetUrl ?? gatewayUrl).host,
    /** Passes messages between a phone's browser and its wallet; none on a devnet. */
    relayHost: devnetUrl === undefined ? new URL(PUBLIC_RELAY).host : undefined,
    /** The third party of the trade panel. */
    swap: swapWidget && { provider: swapWidget.provider, host: new URL(swapWidget.url).host },
    /** Whether letters are taken: newsletter and contact. */
    hasForms: recordsUrl !== undefined && mail !== undefined,
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
    { key: draftKey, where: 'local storage', why: 'the collection that you are making, until it is minted' },
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
