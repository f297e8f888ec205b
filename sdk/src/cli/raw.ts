import type { Callslip } from '../client.ts'
import type { Command, Given, Tools } from './command.ts'
import { UsageError } from './usage-error.ts'
import { dataOption, readData, readInput } from './input.ts'

/** The client knows each path's types; here the path is what somebody typed. */
type Untyped = (path: string, init: object) => Promise<{ data: unknown; response: Response }>
const untyped = (client: Callslip, method: keyof Callslip) => client[method] as unknown as Untyped

function queryOf(given: Given): Record<string, string> {
  return Object.fromEntries(
    given.texts('query').map((pair) => {
      const at = pair.indexOf('=')
      if (at < 1) throw new UsageError(`--query takes name=value, not ${pair}.`)
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

async function send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', given: Given, { client, print }: Tools) {
  const path = given.word(0)
  if (!path.startsWith('/')) throw new UsageError('A path begins with a slash: callslip get /orders')
  const file = given.text('file')
  if (file !== undefined && given.text('data') !== undefined) throw new UsageError('Give --data or --file, not both.')
  const body = file === undefined ? await readData(given) : await readInput(file)
  const idempotencyKey = given.text('idempotency-key')
  const { data } = await untyped(client(), method)(path, {
    params: { query: queryOf(given) },
    ...(body === undefined ? {} : { body }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  })
  if (data instanceof Blob) process.stdout.write(new Uint8Array(await data.arrayBuffer()))
  else if (typeof data === 'string') process.stdout.write(data)
  else if (data !== undefined) print.one(data)
}

const query = { value: 'name=value', many: true, hint: 'part of the query; more than once for more' } as const
const path = [{ name: 'path' }] as const
const changing = {
  data: dataOption,
  file: { value: 'path', hint: 'a file to send as it is, in place of --data' },
  query,
  'idempotency-key': { value: 'text', hint: 'yours, for a call that may be made again' },
}

/** Every operation that a key may call, by its path. */
export const raw: Command[] = [
  {
    name: 'get',
    words: path,
    options: { query },
    summary: 'Asks any path: callslip get /orders --query limit=5',
    run: (given, tools) => send('GET', given, tools),
  },
  ...(['POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) => ({
    name: method.toLowerCase(),
    words: path,
    options: changing,
    summary: `Sends ${method} to any path.`,
    run: (given: Given, tools: Tools) => send(method, given, tools),
  })),
]
