import { setTimeout as sleep } from 'node:timers/promises'
import type { Seen } from '../../api/careful.ts'
import { newKey, type Client } from '../../api/client.ts'
import { plainOrder, type OrderBody } from '../../api/orders.ts'

/** Status 0: the connection broke. Times are those of `performance.now()`. */
type Look = { sent: number; answered: number; status: number }

export type Looks = {
  all: Look[]
  /** What was acknowledged. */
  seen: Seen[]
  finish: () => Promise<void>
}

/** Orders at a fixed rate, whatever becomes of those before, each asked for once: what a client without any care is told. */
export function startLooks(api: Client, name: string, everyMs: number): Looks {
  const [all, seen]: [Look[], Seen[]] = [[], []]
  let over = false
  const look = async (reference: string) => {
    const sent = performance.now()
    const answer = await api
      .post<OrderBody>(
        '/orders',
        { ...plainOrder, externalOrderRef: reference, instructions: 'sandbox:manual' },
        newKey(),
      )
      .catch(() => undefined)
    all.push({ sent, answered: performance.now(), status: answer?.status ?? 0 })
    if (answer?.status === 201) seen.push({ orderId: answer.body.id, reference, ends: 'awaiting_offers' })
  }
  const running = (async () => {
    const begun = performance.now()
    const looks: Promise<void>[] = []
    for (let n = 0; !over; n += 1) {
      looks.push(look(`${name}-${n}`))
      await sleep(Math.max(0, begun + (n + 1) * everyMs - performance.now()))
    }
    await Promise.all(looks)
  })()
  return {
    all,
    seen,
    finish: async () => {
      over = true
      await running
    },
  }
}

const isGood = ({ status }: Look) => status >= 200 && status < 300

/**
 * From when on whoever asked was served, in milliseconds after `from`: when the first was served of whom none was refused that
 * asked later. Undefined where nobody was.
 */
export function servedAfter({ all }: Looks, from: number): number | undefined {
  const lastRefused = Math.max(from, ...all.filter((look) => !isGood(look)).map(({ sent }) => sent))
  const answered = all.filter((look) => isGood(look) && look.sent > lastRefused).map((look) => look.answered)
  return answered.length === 0 ? undefined : Math.min(...answered) - from
}

/** For how long nobody was served who asked in that time. */
export const longestGap = ({ all }: Looks): number => {
  const good = all
    .filter(isGood)
    .map(({ answered }) => answered)
    .toSorted((a, b) => a - b)
  return Math.max(0, ...good.slice(1).map((answered, at) => answered - (good[at] ?? answered)))
}
