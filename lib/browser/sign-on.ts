import { offline, readFailure } from '#lib/browser/failure.ts'

/** Where an address is led to; undefined where it signs in here, or nobody can say. */
export async function findSignOn(email: string, signal?: AbortSignal): Promise<string | undefined> {
  const response = await fetch('/api/sign-on/find', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
    ...(signal ? { signal } : {}),
  }).catch(() => {
    throw offline()
  })
  if (!response.ok) throw await readFailure(response)
  // Its own origin's answer, from the same deployment as this code.
  return ((await response.json()) as { start?: string }).start
}

/** Leads to it, and back to a page of ours afterwards. */
export const startFrom = (start: string, next: string) => `${start}&next=${encodeURIComponent(next)}`
/** For a member of a client who came in another way. */
export const startOf = (clientId: string) => `/api/sign-on/begin?client=${clientId}`

// The window in which somebody proves themselves and the page that waits for it are of one browser.
const channel = 'callslip-proof'

export function tellProved(): void {
  const line = new BroadcastChannel(channel)
  line.postMessage('proved')
  line.close()
  window.close()
}

/** Opens the organisation's sign-in beside the page; false where the browser opens no window. */
export const openProof = () =>
  window.open('/api/sign-on/begin?proof', 'callslip-proof', 'popup,width=520,height=720') !== null
/** The organisation's sign-in in place of the page, and back to it. */
export const proofInPlace = () =>
  `/api/sign-on/begin?proof&next=${encodeURIComponent(location.pathname + location.search)}`
/** On an iPhone's home screen a window is none, or one of Safari's, where nobody is signed in. */
export const hasNoWindows = () => (navigator as Navigator & { standalone?: boolean }).standalone === true

/** Calls back once the other window has told; returns what stops that. */
export function onProved(done: () => void): () => void {
  const line = new BroadcastChannel(channel)
  line.onmessage = done
  return () => line.close()
}
