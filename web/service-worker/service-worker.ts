/**
 * Shows the offline page when a page cannot be reached, and does nothing else: whatever the site
 * can answer, it answers itself. A kept page would be in another language, show a closed notice or
 * yesterday's votes.
 */
declare const self: ServiceWorkerGlobalScope
/** Changes with everything the offline page is made of; written in by the build. */
declare const __RELEASE__: string

/**
 * The browser asks for this file under the reader's language; another language is another worker,
 * which takes this one's place.
 */
const language = new URL(self.location.href).searchParams.get('lang') ?? 'en'
const OFFLINE = `/offline?lang=${language}`
const KEPT = `offline ${language} ${__RELEASE__}`

/** Windows that show the offline page. Only they are given its parts from what is kept. */
const standIns = new Set<string>()

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  // With preloading, a page is asked for while the worker is still waking up.
  event.waitUntil(
    Promise.all([forget((name) => name !== KEPT), self.registration.navigationPreload.enable()]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  // First: whoever reloads the offline page asks for a page, in some browsers as the window that
  // shows it.
  if (request.mode === 'navigate') {
    if (request.method === 'GET' && !isCall(request)) event.respondWith(pageOrOffline(event))
  } else if (standIns.has(clientId)) event.respondWith(partOfOfflinePage(request))
})

async function keepOfflinePage() {
  const page = await fetch(OFFLINE, { cache: 'reload' })
  if (!page.ok) throw new Error(`the offline page answered ${page.status}`)
  const html = await page.clone().text()
  const parts = [
    ...html.matchAll(
      /<(?:link rel="(?:stylesheet|preload|icon)" href|script(?: type="module")? src)="(\/[^"]+)"/g,
    ),
  ].map(([, path = '']) => path)
  // Some have a name that stays: what the browser has of it may be of the release before.
  const requests = [...new Set(parts)].map((part) => new Request(part, { cache: 'no-cache' }))
  const kept = await caches.open(KEPT)
  await Promise.all([kept.put(OFFLINE, page), kept.addAll(requests)])
}

async function pageOrOffline(event: FetchEvent): Promise<Response> {
  try {
    const page =
      ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
    event.waitUntil(leaveWhenUnserved())
    return page
  } catch (error) {
    const offline = await caches.match(OFFLINE, { cacheName: KEPT, ignoreVary: true })
    if (!offline) throw error
    standIns.add(event.resultingClientId)
    return offline
  }
}

const partOfOfflinePage = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: KEPT, ignoreVary: true })) ?? fetch(request)

const isCall = ({ url }: Request) => new URL(url).pathname.startsWith('/api/')

let hasAsked = false

/**
 * Nobody else can end a worker: the browser keeps it when its file is gone. Asked once each time it
 * wakes up.
 */
async function leaveWhenUnserved() {
  if (hasAsked) return
  hasAsked = true
  const answer = await fetch('/service-worker.js', {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
  }).catch(() => undefined)
  // A site that cannot be reached or is in trouble may still want its worker.
  if (!answer || answer.status === 429 || answer.status >= 500) return
  if (answer.ok && answer.headers.get('content-type')?.startsWith('text/javascript')) return
  await Promise.all([forget(() => true), self.registration.unregister()])
}

async function forget(isOver: (name: string) => boolean) {
  const names = await caches.keys()
  await Promise.all(names.filter(isOver).map((name) => caches.delete(name)))
}
