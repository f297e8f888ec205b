import { createHash } from 'node:crypto'
import { ApiError } from '#tools/stripe-simulator/errors.ts'
import type { FormRecord } from '#tools/stripe-simulator/form-parsing.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

const keptSeconds = 86_400

export interface StoredAnswer {
  status: number
  body: string
}

/** Keys whose first request is still being answered; in memory, because a crash ends that request too. */
export class KeysInFlight {
  readonly #keys = new Set<string>()

  claim(livemode: boolean, key: string): () => void {
    const name = `${livemode} ${key}`
    if (this.#keys.has(name)) {
      throw new ApiError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message:
          'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, ' +
          `and the other request is still going through): ${key}. Please try again later.`,
      })
    }
    this.#keys.add(name)
    return () => this.#keys.delete(name)
  }
}

export function fingerprint(method: string, path: string, params: FormRecord): string {
  return createHash('sha256')
    .update(`${method} ${path} ${sortedJson(params)}`)
    .digest('hex')
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}

/** The answer to replay; throws when the key came with other parameters. */
export function recall(store: Store, livemode: boolean, key: string, print: string): StoredAnswer | undefined {
  store.run('DELETE FROM idempotency WHERE created <= ?', store.now() - keptSeconds)
  const row = store.first<StoredAnswer & { fingerprint: string }>(
    'SELECT fingerprint, status, body FROM idempotency WHERE livemode = ? AND key = ?',
    Number(livemode),
    key,
  )
  if (row === undefined) return undefined
  if (row.fingerprint === print) return { status: row.status, body: row.body }
  throw new ApiError(
    400,
    {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    },
    { remembered: false },
  )
}

export function remember(store: Store, livemode: boolean, key: string, print: string, answer: StoredAnswer): void {
  const sql = 'INSERT INTO idempotency (livemode, key, fingerprint, status, body, created) VALUES (?, ?, ?, ?, ?, ?)'
  store.run(sql, Number(livemode), key, print, answer.status, answer.body, store.now())
}
