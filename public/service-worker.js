// Shows the offline page where a page can't be fetched, and notifications. No answer of the API is ever kept, and one kind of page
// with anybody's data: a shelf list that a researcher takes along, which that page keeps itself (lib/browser/visit-copy.ts).
// `version` names what is kept here (tools/lint/service-worker.test.ts); another one replaces it.
const version = 'offline-668bda16'
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
    for (const name of await caches.keys())
      if (name !== version && !name.startsWith('visit ')) await caches.delete(name)
    // The page is asked for while this wakes up.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

const visit = /^\/research\/visits\/\w+$/
// In a reading room there may be a network that carries nothing.
const patienceMs = 5000

const page = async (event) => {
  const asked = (async () => (await event.preloadResponse) ?? fetch(event.request))()
  // It may fail before anybody waits for it, or after.
  asked.catch(() => {})
  const { pathname } = new URL(event.request.url)
  const taken = visit.test(pathname) ? caches.match(pathname, { ignoreVary: true }) : Promise.resolve()
  try {
    if (!(await taken)) return await asked
    const late = new Promise((_, reject) => setTimeout(reject, patienceMs))
    return await Promise.race([asked, late])
  } catch {
    return (await taken) ?? (await caches.match('/offline.html')) ?? Response.error()
  }
}

const orKept = (request) => fetch(request).catch(async () => (await caches.match(request)) ?? Response.error())

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (origin === self.location.origin && (pathname === '/offline.js' || pathname.startsWith('/_next/static/')))
    event.respondWith(orKept(request))
})

// What Callslip sends is JSON: { id, title, body, url, tag }.
const read = (data) => {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

const show = async ({ id, title = 'Callslip', body = '', url = '/orders', tag = 'callslip' }) => {
  // The same once more takes its own place without a sound; news of the same thing is told again.
  const shown = await self.registration.getNotifications({ tag })
  const again = id !== undefined && shown.some(({ data }) => data?.id === id)
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: !again,
    silent: again,
    dir: 'auto',
    icon: '/icons/icon-192.png',
    data: { id, url },
  })
}

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))

const open = async (url) => {
  const named = new URL(url, self.location.origin)
  const target = named.origin === self.location.origin ? named : new URL('/orders', self.location.origin)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find((tab) => new URL(tab.url).pathname === target.pathname)
  const tab = there ?? tabs[0]
  if (!tab) return self.clients.openWindow(target.href)
  // Without the focus it is there all the same.
  const focused = await tab.focus().catch(() => tab)
  if (there) return focused
  // A tab that can't be led there stays where it is.
  return focused.navigate(target.href).catch(() => self.clients.openWindow(target.href))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? '/orders'))
})

const json = { 'Content-Type': 'application/json' }

// The browser's push service has changed the address: Callslip learns of it while the session lasts.
const renew = async ({ oldSubscription, newSubscription }) => {
  const options = oldSubscription?.options
  const subscription = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!subscription) return
  const body = JSON.stringify({ environment: 'development' })
  const answer = await fetch('/api/access-token', { method: 'POST', credentials: 'same-origin', headers: json, body })
  if (!answer.ok) return
  const { baseUrl, accessToken } = await answer.json()
  const { endpoint, keys } = subscription.toJSON()
  await fetch(`${baseUrl}/me/push-devices`, {
    method: 'PUT',
    credentials: 'omit',
    headers: { ...json, Authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ endpoint, keys, replaces: oldSubscription?.endpoint }),
  })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
