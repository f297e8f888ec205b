import type { AddPushDeviceInput, PushSubscriptionInput } from '#lib/push/schema.ts'

export type PushHere = 'unsupported' | 'refused' | 'off' | 'on'

// Who wanted notifications here: nobody who signs in later in the same browser has chosen them.
const owner = 'push-for'
// What somebody has said to the offer, once.
const offered = 'push-offered'

const recall = (name: string) => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
const remember = (name: string, value: string) => {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Storage may be forbidden; then this is asked again.
  }
}

const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Whether this browser shows notifications, and could. */
export async function lookHere(userId: string): Promise<PushHere> {
  if (!isPossible()) return 'unsupported'
  if (Notification.permission === 'denied') return 'refused'
  const subscribed = Notification.permission === 'granted' && recall(owner) === userId && (await findSubscription())
  return subscribed ? 'on' : 'off'
}

const keyOf = ({ options: { applicationServerKey } }: PushSubscription) =>
  applicationServerKey === null
    ? ''
    : btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')

/** Asks the person, by the browser's own question; only after they have pressed something. */
export const askPermission = async () => (await Notification.requestPermission()) === 'granted'

/** This browser's address at its push service, subscribed to our key. */
export async function subscribe(userId: string, publicKey: string): Promise<PushSubscriptionInput> {
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const held = await pushManager.getSubscription()
  if (held && keyOf(held) !== publicKey) await held.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  remember(owner, userId)
  return { endpoint, keys: { p256dh, auth } }
}

/** The same for a browser that was subscribed before; undefined where it isn't any more. */
export async function subscribeAgain(userId: string, publicKey: string): Promise<AddPushDeviceInput | undefined> {
  const replaces = (await findSubscription())?.endpoint
  return replaces === undefined ? undefined : { ...(await subscribe(userId, publicKey)), replaces }
}

/** Ends what this browser has subscribed to. Nothing is lost where that fails: we know its address no more. */
export async function unsubscribe(): Promise<void> {
  try {
    localStorage.removeItem(owner)
    if (isPossible()) await (await findSubscription())?.unsubscribe()
  } catch {
    // Storage or the push service is out of reach.
  }
}

/** Whether somebody wanted notifications here and still could have them: a new session has to be told of it. */
export const isWantedHere = (userId: string) =>
  isPossible() && Notification.permission === 'granted' && recall(owner) === userId

/** Whether to offer notifications: on a phone that could show them, to whom nobody has offered them yet. */
export const mayOffer = () =>
  isPossible() &&
  Notification.permission === 'default' &&
  matchMedia('(max-width: 47.99rem)').matches &&
  recall(offered) === null
export const noteOffer = () => remember(offered, 'yes')
