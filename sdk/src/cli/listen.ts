import type { Callslip, FeedEvent } from '../client.ts'
import type { Command } from './command.ts'
import { UsageError } from './usage-error.ts'
import { follow } from './feed.ts'
import { canonical, newSecret, signed } from './sign.ts'

export type Forwarded = { event: FeedEvent; status: number | undefined }
type Options = {
  client: Callslip
  forward: string
  secret: string
  signal: AbortSignal
  tell: (forwarded: Forwarded) => void
  /** Only these kinds; all when empty. */
  types?: readonly string[]
  /** Called once, when nothing can be missed any more. */
  onOpen?: () => void
}

/**
 * Posts each event of the account from now on to `forward`, as a webhook of the same bytes, signed with `secret`: in the feed's
 * order and once. What the receiver refuses is told, not repeated.
 */
export async function listen({ client, forward, secret, signal, tell, types = [], onOpen }: Options): Promise<void> {
  for await (const event of follow(client, signal, onOpen))
    if (types.length === 0 || types.includes(event.type)) tell({ event, status: await post(forward, event, secret) })
}

async function post(url: string, event: FeedEvent, secret: string): Promise<number | undefined> {
  const body = canonical({ data: event.data, type: event.type })
  try {
    const response = await fetch(url, {
      method: 'POST',
      // As the service, which follows nothing: a receiver that redirects must not seem to work here alone.
      redirect: 'manual',
      headers: signed(body, event.id, secret),
      body,
      signal: AbortSignal.timeout(15_000),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return undefined
  }
}

const types = { value: 'type', many: true, hint: 'only this kind of event; more than once for more' } as const

export const listening: Command[] = [
  {
    name: 'listen',
    options: {
      forward: { value: 'url', hint: 'where to: a receiver on this machine' },
      secret: { value: 'secret', hint: 'the signing secret; a new one when absent' },
      event: types,
    },
    summary: "Sends the account's events to your own machine, signed as webhooks are.",
    more: 'Nothing has to reach your machine from outside: one stream stays open, and ends with Ctrl-C.',
    run: async (given, { client, print, signal }) => {
      const forward = given.text('forward')
      if (forward === undefined || !URL.canParse(forward))
        throw new UsageError('Say where to: callslip listen --forward http://localhost:4000/hook')
      const secret = given.text('secret') ?? newSecret()
      const onOpen = () => print.say(`Signing secret: ${secret}\nForwarding to ${forward}. Stop: Ctrl-C`)
      const tell = ({ event, status }: Forwarded) => {
        const answer = status ?? 'no answer'
        if (given.has('json')) print.one({ ...event, status: answer })
        else print.say(`${event.createdAt}  ${event.type.padEnd(26)} ${event.orderId ?? ''}  ${answer}`)
      }
      await listen({ client: client(), forward, secret, signal, tell, types: given.texts('event'), onOpen })
    },
  },
  {
    name: 'events tail',
    options: { event: types },
    summary: 'Shows the events of the account as they happen.',
    run: async (given, { client, print, signal }) => {
      const wanted = given.texts('event')
      for await (const event of follow(client(), signal)) {
        if (wanted.length > 0 && !wanted.includes(event.type)) continue
        if (given.has('json')) print.one(event)
        else print.say(`${event.createdAt}  ${event.type.padEnd(26)} ${event.orderId ?? ''}`)
      }
    },
  },
]
