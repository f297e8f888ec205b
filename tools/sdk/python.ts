import { snakeCase as snake } from '#lib/server/docs/samples/snake-case.ts'
import { Models, nameOf, type Schema, type Schemas } from '#tools/sdk/python-models.ts'

type Content = Record<string, { schema?: Schema }>
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema?: Schema; description?: string }
type Operation = {
  operationId: string
  summary: string
  description?: string
  deprecated?: boolean
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { headers?: Record<string, unknown>; content?: Content }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: { requestBody: { content: Content } } }>
  components: { schemas: Schemas; parameters: Record<string, Parameter> }
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
const first = '# Generated from the OpenAPI document by `npm run sdk`; changes are made there.\n'
const json = (content: Content | undefined) => content?.['application/json']?.schema

type Method = {
  name: string
  doc: string
  given: string[]
  passed: string[]
  returns: string
  lists: boolean
  body: string
}

/** One call: what it is given, what it hands on, and what it returns. */
function methodOf(models: Models, document: Document, path: string, verb: string, operation: Operation): Method {
  const { operationId, summary, deprecated = false, requestBody, responses } = operation
  const id = capital(operationId)
  const parameters = (operation.parameters ?? []).map((one) =>
    one.$ref ? (document.components.parameters[nameOf(one.$ref)] ?? one) : one,
  )
  const inPlace = (place: string) => parameters.filter((one) => one.in === place)
  const [answer] = Object.entries(responses)
    .filter(([status, { content }]) => Number(status) < 300 && content)
    .map(([, { headers, content }]) => ({ headers, content }))
  const row = json(answer?.content)
  const lists = row?.type === 'array' && answer?.headers?.['Link'] !== undefined
  const streams = answer?.content?.['text/event-stream'] !== undefined
  const sent = json(requestBody?.content)
  const positional = inPlace('path').map(({ name }) => `${snake(name)}: str`)
  const bodyType = sent ? models.typeOf(sent, `${id}Body`) : 'bytes'
  const hasBody = requestBody !== undefined
  if (hasBody) positional.push(requestBody.required ? `body: ${bodyType}` : `body: ${bodyType} | None = None`)
  const query = inPlace('query').sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false))
  const keyword = query.map(({ name, schema = {}, required }) => {
    const type = models.typeOf(schema, `${id}${capital(name)}`)
    return required ? `${snake(name)}: ${type}` : `${snake(name)}: ${type} | None = None`
  })
  if (hasBody && !sent) keyword.push('content_type: str')
  const keyed = inPlace('header').some(({ name }) => name === 'Idempotency-Key')
  if (keyed) keyword.push('idempotency_key: str | None = None')
  keyword.push('timeout: float | None = None')
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => `{_quote(${snake(name)})}`)
  const place = url === path ? `"${path}"` : `f"${url}"`
  const queried = `{${query.map(({ name }) => `"${name}": ${snake(name)}`).join(', ')}}`
  const options = [
    ...(query.length > 0 ? [`query=${queried}`] : []),
    ...(hasBody ? ['body=body'] : []),
    ...(hasBody && !sent ? ['content_type=content_type'] : []),
    ...(keyed ? ['idempotency_key=idempotency_key'] : []),
    'timeout=timeout',
  ]
  const type = row
    ? models.typeOf(lists ? (row.items ?? {}) : row, `${id}Answer`)
    : answer?.content?.['text/csv']
      ? 'str'
      : 'bytes'
  const plain = (part: string) => part.split(':')[0] ?? part
  return {
    name: snake(operationId),
    doc: `${summary}.${deprecated ? ' Deprecated: the documentation says what to do instead.' : ''}`,
    given: [...positional, '*', ...keyword],
    passed: [...positional.map(plain), ...keyword.map((part) => `${plain(part)}=${plain(part)}`)],
    returns: streams ? 'str' : type,
    lists: lists || streams,
    body: lists
      ? `return self._pages(${place}, ${queried}, timeout)`
      : streams
        ? `return self._lines(${place}, ${queried}, timeout)`
        : `return cast(${JSON.stringify(type)}, self._call("${verb.toUpperCase()}", ${place}, ${options.join(', ')}))`,
  }
}

const sync = ({ name, doc, given, returns, lists, body }: Method) =>
  [
    `    def ${name}(self, ${given.join(', ')}) -> ${lists ? `Iterator[${returns}]` : returns}:`,
    `        """${doc}"""`,
    `        ${body}`,
  ].join('\n')

const asynchronous = ({ name, doc, given, passed, returns, lists }: Method) =>
  lists
    ? [
        `    def ${name}(self, ${given.join(', ')}) -> AsyncIterator[${returns}]:`,
        `        """${doc}"""`,
        `        return _each(self._sync.${name}(${passed.join(', ')}))`,
      ].join('\n')
    : [
        `    async def ${name}(self, ${given.join(', ')}) -> ${returns}:`,
        `        """${doc}"""`,
        `        return await asyncio.to_thread(self._sync.${name}, ${passed.join(', ')})`,
      ].join('\n')

const head = `${first}
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Literal, TypeVar, cast
from urllib.parse import quote

from ._core import Transport
from ._models import *  # noqa: F403
from ._version import INTERFACE_VERSION

_Row = TypeVar("_Row")


def _quote(text: str) -> str:
    return quote(text, safe="")


async def _each(rows: Iterator[_Row]) -> AsyncIterator[_Row]:
    """Each row as it comes; pages are fetched in a thread."""
    end = object()
    while (row := await asyncio.to_thread(next, rows, end)) is not end:
        yield cast(_Row, row)


class Callslip(Transport):
    """Calls that return a success and raise \`\`CallslipError\`\` for anything else. Lists are iterators over all pages."""

`

const between = `

class AsyncCallslip:
    """The same calls to be awaited: each runs in a thread of asyncio's. Lists are asynchronous iterators."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        retries: int = 4,
        timeout: float = 60.0,
        version: str = INTERFACE_VERSION,
    ) -> None:
        self._sync = Callslip(base_url, api_key, retries=retries, timeout=timeout, version=version)

`

/** The Python package's generated files, by name. */
export function pythonFiles(given: object): Map<string, string> {
  const document = given as Document // the one that the service serves
  const models = new Models(document.components.schemas)
  const methods = Object.entries(document.paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([verb, operation]) => methodOf(models, document, path, verb, operation)),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const events = Object.entries(document.webhooks).flatMap(([type, { post }]) =>
    type === 'webhook.batch' ? [] : [nameOf(json(post.requestBody.content)?.$ref ?? '')],
  )
  const header = `${first}\nfrom __future__ import annotations\n\nfrom typing import Any, Literal, NotRequired, TypeAlias, TypedDict\n`
  const union = `WebhookEvent: TypeAlias = ${JSON.stringify(events.join(' | '))}\n`
  const names = [...models.written.keys(), 'WebhookEvent'].sort()
  const all = `__all__ = [\n${names.map((name) => `    "${name}",`).join('\n')}\n]\n`
  return new Map([
    ['_models.py', [header, all, ...models.written.values(), union].join('\n\n')],
    [
      '_operations.py',
      `${head}${methods.map(sync).join('\n\n')}\n${between}${methods.map(asynchronous).join('\n\n')}\n`,
    ],
  ])
}
