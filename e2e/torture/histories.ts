import fc from 'fast-check'
import type { Client } from '../api/client.ts'
import { confirm, initiate, openOrder, select, type OrderBody } from '../api/orders.ts'
import { isLinearizable, type Recorded } from './linearize.ts'
import type { Answer, Call, State } from './model.ts'
import type { Part, Row } from './part.ts'
import { onRig } from './rig.ts'

const offer = fc.constantFrom(0 as const, 1 as const)
const choosing: fc.Arbitrary<Call> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('select' as const, 'decline' as const), offer }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const) }) },
)
const paying: fc.Arbitrary<Call> = fc.record({
  do: fc.constantFrom('finalize' as const, 'withdraw' as const, 'start' as const, 'look' as const),
})
/** What each of three does, one after the other. */
const scriptsOf = (call: fc.Arbitrary<Call>) =>
  fc.array(fc.array(call, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 3 })

type Scene = { orderId: string; offerIds: readonly string[]; paymentIntentId?: string; state: State }

async function openScene(api: Client): Promise<Scene> {
  const { orderId, offerIds } = await openOrder(api, 2)
  return { orderId, offerIds, state: { status: 'open', declined: [], authorized: false, finalized: false } }
}

async function paidScene(api: Client): Promise<Scene> {
  const { orderId, offerIds } = await openOrder(api, 2)
  const [first = ''] = offerIds
  await select(api, orderId, first)
  const { paymentIntentId } = await initiate(api, orderId, first)
  await confirm(api, orderId, paymentIntentId)
  const state: State = { status: 'awaiting_payment', selected: 0, declined: [], authorized: true, finalized: false }
  return { orderId, offerIds, paymentIntentId, state }
}

async function make(api: Client, { orderId, offerIds, paymentIntentId }: Scene, call: Call): Promise<Answer> {
  const path = `/orders/${orderId}`
  if (call.do === 'look') {
    const { status, body } = await api.get<OrderBody>(path)
    return { ok: status === 200, status: body.status }
  }
  const { status, text } = await (call.do === 'withdraw'
    ? api.post(`${path}/withdraw`)
    : call.do === 'start'
      ? api.post(`/sandbox/orders/${orderId}/steps`, { step: 'start' })
      : call.do === 'finalize'
        ? api.post(`${path}/payments/finalize`, { offerId: offerIds[0], paymentIntentId })
        : api.post(`${path}/offers/${offerIds[call.offer] ?? ''}/${call.do}`))
  if (status !== 200 && status !== 201 && status !== 409) throw new Error(`${call.do} answers ${status} ${text}`)
  return { ok: status < 300 }
}

async function record(api: Client, scene: Scene, scripts: readonly (readonly Call[])[]): Promise<Recorded[]> {
  const history: Recorded[] = []
  const follow = async (call: Call) => {
    const begun = performance.now()
    const answer = await make(api, scene, call)
    history.push({ call, answer, begun, ended: performance.now() })
  }
  await Promise.all(
    scripts.map(async (script) => {
      for (const call of script) await follow(call)
    }),
  )
  await follow({ do: 'look' })
  return history
}

const wordsOf = ({ call, answer, begun, ended }: Recorded, from: number) =>
  `${(begun - from).toFixed(1)}–${(ended - from).toFixed(1)} ms ${call.do}${'offer' in call ? ` ${call.offer}` : ''}: ${
    answer.status ?? (answer.ok ? 'done' : 'refused')
  }`

const kinds = [
  ['choosing', openScene, choosing],
  ['paying', paidScene, paying],
] as const

/** Calls of several at once on so many orders of each kind, held against the specification's model. */
export async function* checkHistories(api: Client, seed: number, numRuns: number): AsyncGenerator<Row> {
  for (const [name, begin, calls] of kinds) {
    let count = 0
    const property = fc.asyncProperty(scriptsOf(calls), async (scripts) => {
      const scene = await begin(api)
      const history = await record(api, scene, scripts)
      count += history.length
      if (isLinearizable(history, scene.state)) return
      const from = Math.min(...history.map(({ begun }) => begun))
      const lines = history.toSorted((a, b) => a.begun - b.begun).map((one) => wordsOf(one, from))
      throw new Error(`${scene.orderId}:\n  ${lines.join('\n  ')}`)
    })
    const { failed, counterexamplePath, errorInstance, numRuns: runs } = await fc.check(property, { seed, numRuns })
    const violation = `no order of the calls explains the answers (--seed ${seed}, ${counterexamplePath}): ${String(errorInstance)}`
    yield { case: name, figures: { orders: runs, calls: count }, faults: failed ? [violation] : [] }
  }
}

export const histories: Part = {
  title: 'Histories held against the model of the specification',
  run: onRig(({ api }, { seed, isShort }) => checkHistories(api, seed, isShort ? 40 : 500)),
}
