import { zip } from '#lib/server/docs/archive.ts'
import { endpointGroups } from '#lib/server/docs/endpoints.ts'
import { callOf, type Call } from '#lib/server/docs/samples/call.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'

const guid = '{{$guid}}'
const pretty = (json: unknown) => JSON.stringify(json, null, 2)
const about = ({ description, scope }: ResolvedOperation) =>
  [description, `Scope: ${scope}.`].filter((part) => part !== undefined).join('\n\n')

function postmanRequest(operation: ResolvedOperation) {
  const { method, template, params, query, json, file, keyed } = callOf(operation)
  const path = template.replace(/\{(\w+)\}/g, ':$1')
  const search = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
  return {
    name: operation.summary,
    request: {
      method,
      description: about(operation),
      header: [
        ...(keyed ? [{ key: 'Idempotency-Key', value: guid }] : []),
        ...(json === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
        ...(file ? [{ key: 'Content-Type', value: file.type }] : []),
      ],
      url: {
        raw: `{{baseUrl}}${path}${search === '' ? '' : `?${search}`}`,
        host: ['{{baseUrl}}'],
        path: path.split('/').slice(1),
        ...(query.length > 0 ? { query: query.map(([key, value]) => ({ key, value: String(value) })) } : {}),
        ...(params.length > 0 ? { variable: params.map(([key, value]) => ({ key, value })) } : {}),
      },
      ...(json === undefined
        ? {}
        : { body: { mode: 'raw', raw: pretty(json), options: { raw: { language: 'json' } } } }),
      ...(file ? { body: { mode: 'file', file: { src: file.name } } } : {}),
    },
    response: [],
  }
}

/** Every endpoint as a collection of Postman's, in its format 2.1. */
export const postmanCollection = (baseUrl: string) => ({
  info: {
    name: 'Callslip API',
    description: 'Set `apiKey` to a key of yours; `baseUrl` is the sandbox.',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
  variable: [
    { key: 'baseUrl', value: baseUrl, type: 'string' },
    { key: 'apiKey', value: '', type: 'string' },
  ],
  item: endpointGroups().map(({ tag, about: description, endpoints }) => ({
    name: tag,
    description,
    item: endpoints.map(postmanRequest),
  })),
})

const block = (name: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`]
const inside = (text: string) => text.split('\n')
const kindOf = ({ json, file }: Call) => (json === undefined ? (file ? 'file' : 'none') : 'json')

function brunoRequest(operation: ResolvedOperation, place: number): string {
  const call = callOf(operation)
  const { method, template, params, query, json, file, keyed } = call
  const path = template.replace(/\{(\w+)\}/g, ':$1')
  const search = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
  return [
    ...block('meta', [`name: ${operation.summary}`, 'type: http', `seq: ${place + 1}`]),
    ...block(method.toLowerCase(), [
      `url: {{baseUrl}}${path}${search === '' ? '' : `?${search}`}`,
      `body: ${kindOf(call)}`,
      'auth: inherit',
    ]),
    ...block(
      'params:query',
      query.map(([key, value]) => `${key}: ${value}`),
    ),
    ...block(
      'params:path',
      params.map(([key, value]) => `${key}: ${value}`),
    ),
    ...block('headers', keyed ? [`Idempotency-Key: ${guid}`] : []),
    ...block('body:json', json === undefined ? [] : inside(pretty(json))),
    ...block('body:file', file ? [`file: @file(${file.name}) @contentType(${file.type})`] : []),
    ...block('docs', inside(about(operation))),
  ].join('\n')
}

const fileName = (text: string) => text.replaceAll(/[^\w -]+/g, '')

/** Every endpoint as a collection of Bruno's: a folder of texts. */
export function brunoCollection(baseUrl: string): Promise<Buffer> {
  const files: [name: string, text: string][] = [
    ['bruno.json', pretty({ version: '1', name: 'Callslip API', type: 'collection' })],
    ['collection.bru', [...block('auth', ['mode: bearer']), ...block('auth:bearer', ['token: {{apiKey}}'])].join('\n')],
    ['environments/Development.bru', `${block('vars', [`baseUrl: ${baseUrl}`]).join('')}vars:secret [\n  apiKey\n]\n`],
    ...endpointGroups().flatMap(({ tag, endpoints }) =>
      endpoints.map((one, place): [string, string] => [
        `${fileName(tag)}/${fileName(one.summary)}.bru`,
        brunoRequest(one, place),
      ]),
    ),
  ]
  return zip(files.map(([name, text]) => ({ name: `callslip/${name}`, content: Buffer.from(text) })))
}
