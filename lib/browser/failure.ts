import { catalogue } from '#lib/words/en/browser.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)
export type FailureKind =
  /** The API answered, with a refusal. */
  | 'refused'
  /** No answer: no network, or the service is down. */
  | 'offline'
  /** The sign-in has ended and the person chose not to sign in again. */
  | 'signed_out'
  /** An answer that nobody can read. */
  | 'unreadable'

type Issue = { field: string; message: string }

/** The one thing that queries and mutations fail with. `message` is a sentence for the person in front. */
export class ApiFailure extends Error {
  readonly kind: FailureKind
  readonly status: number
  /** The API's own code (`order_not_open`), or the kind where there was no answer. */
  readonly code: string
  readonly details: Issue[]
  readonly requestId: string | undefined
  /** After how many seconds the API would be asked again, where it said so. */
  readonly retryAfter: number | undefined

  constructor(
    kind: FailureKind,
    message: string,
    more: {
      status?: number
      code?: string | undefined
      details?: Issue[] | undefined
      requestId?: string | undefined
      retryAfter?: number | undefined
    } = {},
  ) {
    super(message)
    this.name = 'ApiFailure'
    this.kind = kind
    this.status = more.status ?? 0
    this.code = more.code ?? kind
    this.details = more.details ?? []
    this.requestId = more.requestId
    this.retryAfter = more.retryAfter
  }

  /** Whether the same request may yet succeed: nothing is known to be wrong with it. */
  get mayRecover(): boolean {
    if (this.code === 'payments_not_configured') return false
    return (
      this.kind === 'offline' ||
      this.status >= 500 ||
      this.status === 429 ||
      // The body came in too slowly.
      this.status === 408 ||
      this.code === 'idempotency_in_progress'
    )
  }

  /** Whether what was asked for is refused for good: whoever isn't let in, suspended for one, may do the very same later. */
  get isFinal(): boolean {
    return this.kind === 'refused' && !this.mayRecover && [400, 404, 409, 413, 415, 422].includes(this.status)
  }
}

type ErrorBody = { error: string; code?: string; requestId?: string; details?: Issue[] }

// By hand: this runs before anything else is loaded, and when nothing else can be.
const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'

export const offline = () => new ApiFailure('offline', t('noConnectionToCallslipNothing'))
export const signedOut = () => new ApiFailure('signed_out', t('youAreSignedOutSign'))

/** What a response that isn't 2xx says. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const requestId = response.headers.get('request-id') ?? undefined
  const body: unknown = await response.json().catch(() => undefined)
  if (!isErrorBody(body)) {
    // A proxy's own page, as a rule: the service itself always answers JSON.
    return new ApiFailure(response.status >= 500 ? 'offline' : 'unreadable', t('callslipIsOutOfReach'), {
      status: response.status,
      requestId,
    })
  }
  const { error, code, details } = body
  return new ApiFailure('refused', error, {
    status: response.status,
    code,
    details,
    requestId: body.requestId ?? requestId,
    retryAfter: Number(response.headers.get('retry-after') ?? NaN) || undefined,
  })
}

export const asFailure = (error: unknown): ApiFailure =>
  error instanceof ApiFailure
    ? error
    : new ApiFailure('unreadable', error instanceof Error ? error.message : t('somethingWentWrong'))
