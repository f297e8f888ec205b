import { noSuch } from '#tools/stripe-simulator/errors.ts'
import type { ObjectTypes } from '#tools/stripe-simulator/objects.ts'
import type { Params } from '#tools/stripe-simulator/params.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

/** One authenticated API request, as the resources see it. */
export interface Call {
  store: Store
  livemode: boolean
  /** Made with a publishable key: only what its client_secret opens. */
  publishable: boolean
  params: Params
  /** What the path's placeholders matched, in order. */
  ids: string[]
  pagesUrl: string
  /** The Stripe-Account header. */
  account: string | undefined
}

/** Finds by the path's id or throws 404; objects of the other mode don't exist, as at Stripe. */
export function load<K extends keyof ObjectTypes>(
  call: Call,
  kind: K,
  id: string,
  what: string = kind,
  param = 'id',
): ObjectTypes[K] {
  const found = call.store.get(kind, id, call.livemode)
  if (found === undefined) throw noSuch(what, id, param, { hint: otherModeHint(call, id) })
  return found
}

/** The same for an id that came in a parameter: 400. */
export function loadParam<K extends keyof ObjectTypes>(
  call: Call,
  kind: K,
  id: string,
  param: string,
  what: string = kind,
): ObjectTypes[K] {
  const found = call.store.get(kind, id, call.livemode)
  if (found === undefined) throw noSuch(what, id, param, { status: 400, hint: otherModeHint(call, id) })
  return found
}

function otherModeHint(call: Call, id: string): string {
  if (call.store.modeOf(id) !== !call.livemode) return ''
  const [theirs, ours] = call.livemode ? ['test', 'live'] : ['live', 'test']
  return `; a similar object exists in ${theirs} mode, but a ${ours} mode key was used to make this request.`
}
