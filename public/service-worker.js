// Shows the offline page where a page can't be fetched, and does nothing else: no answer of the API and no page with
// anybody's data is ever kept. `version` names what is kept (tools/lint/service-worker.test.ts); another one replaces it.
const version = 'offline-cd991438'
const kept = ['/offline.html', '/offline.js']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(version)
      .then((cache) => cache.addAll(kept.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== version) await caches.delete(name)
    // The page is asked for while this wakes up.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

const page = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (new URL(request.url).pathname === '/offline.js')
    event.respondWith(fetch(request).catch(async () => (await caches.match('/offline.js')) ?? Response.error()))
})
