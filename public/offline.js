// The colours that were chosen, as on every page.
try {
  const theme = localStorage.theme
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Then the system's.
}

// A device may think that it is online where the service can't be reached, so the service itself is asked.
const look = async () => {
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
}
// Shown in the place of another page; opened by itself there is nothing to wait for.
if (location.pathname !== '/offline.html') {
  addEventListener('online', look)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  setInterval(look, 5000)
}

// The shelf lists that a researcher takes along (lib/browser/visit-copy.ts).
const showTaken = async () => {
  const taken = []
  for (const name of (await caches.keys()).filter((one) => one.startsWith('visit '))) {
    const path = `/research/visits/${name.slice('visit '.length)}`
    const said = (await caches.match(path, { ignoreVary: true }))?.headers.get('x-visit')
    if (said) taken.push({ path, ...JSON.parse(decodeURIComponent(said)) })
  }
  const section = document.getElementById('taken')
  for (const { path, day, place } of taken.sort((a, b) => (a.day < b.day ? -1 : 1))) {
    const link = document.createElement('a')
    link.href = path
    const date = new Date(`${day}T00:00:00Z`).toLocaleDateString(navigator.language, { dateStyle: 'full', timeZone: 'UTC' })
    link.textContent = `${date}: ${place}`
    link.dir = 'auto'
    const item = document.createElement('li')
    item.append(link)
    section.querySelector('ul').append(item)
  }
  section.hidden = taken.length === 0
}
if ('caches' in globalThis) showTaken().catch(() => {})
