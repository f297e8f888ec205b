import type { Call } from '#lib/server/docs/samples/call.ts'
import { dialects, literal } from '#lib/server/docs/samples/literal.ts'
import { snakeCase } from '#lib/server/docs/samples/snake-case.ts'

const { python: dialect } = dialects

/** What a method is called with: by place what the path and the body are, by name what the query is. */
function argumentsOf({ params, json, file, query }: Call): string {
  const write = (indent: string) => [
    ...params.map(([, value]) => dialect.text(value)),
    ...(json === undefined ? [] : [literal(json, dialect, indent)]),
    ...(file ? [`Path("${file.name}").read_bytes()`] : []),
    ...query.map(([name, value]) => `${snakeCase(name)}=${literal(value, dialect)}`),
    ...(file ? [`content_type="${file.type}"`] : []),
  ]
  const flat = write('')
  const line = flat.join(', ')
  if (flat.length <= 1 || (!line.includes('\n') && line.length <= 60)) return line
  return `\n${write('    ')
    .map((part) => `    ${part},`)
    .join('\n')}\n`
}

/** A call by our client for Python. */
export function python(call: Call): string {
  const { id, answer, file, saveAs } = call
  const called = `client.${snakeCase(id)}(${argumentsOf(call)})`
  const rows = [`rows = ${called}`, 'for row in rows:', '    print(row)']
  const single = [`answer = ${called}`, 'print(answer)']
  const save = [`Path("${saveAs}").write_bytes(${called})`]
  const calls = { list: rows, lines: rows, json: single, text: single, file: save, link: save }[answer]
  return [
    'import os',
    ...(file || answer === 'file' || answer === 'link' ? ['from pathlib import Path'] : []),
    '',
    'from callslip import Callslip',
    '',
    'client = Callslip(os.environ["CALLSLIP_BASE_URL"], os.environ["CALLSLIP_API_KEY"])',
    '',
    ...calls,
  ].join('\n')
}
