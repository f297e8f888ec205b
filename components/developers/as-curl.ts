import type { RequestView } from '#lib/requests/schema.ts'

/** As one argument of a shell's. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** What stands for what isn't kept (lib/requests/redact.ts): sent, it would be taken for what was meant. */
const hidden = '…'

function dataOf(sent: unknown): string {
  const body = sent === undefined ? hidden : JSON.stringify(sent)
  return body.includes(hidden) ? '@body.json' : quoted(body)
}

/** A call as one would make it again; keys and queries are nowhere kept, nor is a body of which a part is hidden. */
export const asCurl = (
  baseUrl: string,
  { method, path, idempotencyKey }: Pick<RequestView, 'method' | 'path' | 'idempotencyKey'>,
  sent: unknown,
): string =>
  [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    '-H "Authorization: Bearer $CALLSLIP_API_KEY"',
    ...(idempotencyKey ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(method === 'GET' || method === 'DELETE' ? [] : [`-H "Content-Type: application/json" -d ${dataOf(sent)}`]),
    `"${baseUrl}${path}"`,
  ].join(' ')
