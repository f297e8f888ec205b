import type { Call } from '#lib/server/docs/samples/call.ts'
import { dialects, literal } from '#lib/server/docs/samples/literal.ts'

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A call as a line for curl. */
export function shell({ method, path, query, json, file, keyed, answer, saveAs }: Call): string {
  const asked = method === 'GET' && query.length > 0
  const search = !asked && query.length > 0 ? `?${new URLSearchParams(query.map(([a, b]) => [a, String(b)]))}` : ''
  const verb = method === 'GET' ? (asked ? ' --get' : '') : ` -X ${method}`
  const save = { link: ` -L -o ${saveAs}`, file: ` -o ${saveAs}`, lines: ' -N', json: '', list: '', text: '' }[answer]
  const parts = [
    `curl -sS --fail-with-body${save}${verb} "$CALLSLIP_BASE_URL${path}${search}"`,
    '-H "Authorization: Bearer $CALLSLIP_API_KEY"',
    ...(keyed ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(asked ? query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`) : []),
    ...(json === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `--data ${quoted(literal(json, dialects.json, '  '))}`]),
    ...(file ? [`-H 'Content-Type: ${file.type}'`, `--data-binary @${file.name}`] : []),
  ]
  return parts.join(' \\\n  ')
}
