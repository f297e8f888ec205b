import { causeOf, log } from '#lib/log.ts'
import type { Described } from '#lib/operation.ts'
import { noteBodies } from '#lib/requests/request-buffer.ts'
import { redact } from '#lib/requests/redact.ts'
import { sentIn } from '#lib/server/http/body.ts'
import { errorBody } from '#lib/server/http/error-body.ts'
import { textOf } from '#lib/server/http/json-response.ts'
import type { Call } from '#lib/server/http/note-request.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'

/** Changes and refusals: what a GET was answered, another is answered too, and most calls are one. */
export const keepsBodies = ({ method, path }: Described, { logsBodies = false }: Call, { ok }: Response): boolean =>
  logsBodies && (method !== 'GET' || !ok) && !path.startsWith('/request-log')

/** Reading an answer back takes time in which nobody else is served. */
const longestRead = 1 << 16

/** Enters what a call sent and was answered, redacted by the operation's schemas. What isn't JSON is not kept. */
export function noteBodiesOf(
  operation: ResolvedOperation,
  request: Request,
  { id, caller }: Call,
  response: Response,
): void {
  if (!caller) return
  try {
    const given = sentIn(request)
    const { body, response: reply } = operation
    const sent = given === undefined || typeof body !== 'object' ? undefined : redact(body, given)
    const text = textOf(response)
    const answered =
      text === undefined || text.length > longestRead
        ? undefined
        : redact(response.ok ? reply : errorBody, JSON.parse(text))
    if (sent ?? answered) noteBodies({ ...caller, id, sent, answered })
  } catch (error) {
    // What is done is done: nobody is refused for what can't be written down.
    log.warn('request bodies not kept', { requestId: id, cause: causeOf(error) })
  }
}
