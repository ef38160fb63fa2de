/*
 * Keeps one page, /offline, and the files it is made of; shows it when a page cannot be had. Nothing else is ever kept:
 * no box, no ticket, no answer of an API. Registered by src/client/keep-offline-page.ts.
 */
const storage = 'lootbox:offline'
const page = '/offline'
const dayMs = 24 * 60 * 60 * 1000

const isPart = (path) => /^\/(?:_next\/static|boxes|icons|fonts)\//.test(path)
const partsOf = (html) =>
  new Set([...html.matchAll(/(?:src|href)="([^"?#]+)"/g)].map(([, path]) => path).filter(isPart))

/** Caches the current page and its files, then deletes the files of an older version. */
async function keep() {
  const answer = await fetch(page, { cache: 'reload' })
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
  const parts = partsOf(await answer.clone().text())
  const cache = await caches.open(storage)
  await Promise.all([...parts].map(async (path) => (await cache.match(path)) ?? cache.add(path)))
  await cache.put(page, answer)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== page && !parts.has(pathname)) await cache.delete(url)
  }
}

/** A page of a day ago may look like no page of today. */
async function keepFresh() {
  const kept = await caches.match(page)
  if (!(Date.now() - Date.parse(kept?.headers.get('date') ?? '') < dayMs)) await keep()
}

async function navigate(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(keepFresh().catch(() => undefined))
    return answer
  } catch {
    return (await caches.match(page, { ignoreVary: true })) ?? Response.error()
  }
}

const part = (request) =>
  fetch(request).catch(async () => (await caches.match(request, { ignoreVary: true })) ?? Response.error())

addEventListener('install', (event) => event.waitUntil(keep()))
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(navigate(event))
  else if (isPart(pathname)) event.respondWith(part(request))
})
