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
