import type { ErrorCode } from '#lib/errors.ts'
import { orderEventTypes } from '#lib/events/event-types.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { isNode, nodesOf, type Node, type Whole } from '#lib/server/openapi/nodes.ts'
import { eventName } from '#lib/server/openapi/events.ts'
import { shownCodesOf } from '#lib/server/openapi/responses.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const bodyOf = (type: (typeof orderEventTypes)[number]) => ref(`${eventName(type)}Event`)

/** A list of values that may grow: those that are known today, and any other text. */
function open(schema: Node): void {
  const { type, enum: values, ...others } = schema
  for (const name of Object.keys(schema)) delete schema[name]
  Object.assign(schema, others, { anyOf: [{ type, enum: values }, text] })
}

/** Opens every list of words in what the service sends, wherever that leads to. What it takes stays a closed list. */
function openAnswers(document: Whole): void {
  const seen = new Set<unknown>()
  const visit = (value: unknown) => {
    // First all of them, for what is opened holds a list itself.
    for (const node of [...nodesOf(value)]) {
      const { $ref } = node
      if (typeof $ref === 'string' && !seen.has($ref)) {
        seen.add($ref)
        const [kind = '', name = ''] = $ref.split('/').slice(2)
        visit(document.components[kind]?.[name])
      }
      if (Array.isArray(node['enum']) && node['type'] === 'string') open(node)
    }
  }
  for (const item of Object.values(document.paths)) for (const { responses } of Object.values(item)) visit(responses)
}

/** Beside the codes of the operations, those for requests that reach none of them. */
const ofNobody: readonly ErrorCode[] = [
  'headers_too_large',
  'link_expired',
  'method_not_allowed',
  'misdirected_request',
  'request_timeout',
]

/** The entries of the feed, told apart by `type` as webhooks are, and open to types that come later. */
function joinEvents(schemas: Record<string, Node>): void {
  const feed = schemas['FeedEvent']
  if (!feed || !isNode(feed['properties'])) return
  const { type: _type, data: _data, ...properties } = feed['properties']
  const required = (Array.isArray(feed['required']) ? feed['required'] : []).filter(
    (name) => name !== 'type' && name !== 'data',
  )
  Object.assign(schemas, {
    FeedEntry: { type: 'object', properties, required },
    KnownFeedEvent: { oneOf: orderEventTypes.map((type) => ({ allOf: [bodyOf(type), ref('FeedEntry')] })) },
    UnknownFeedEvent: {
      description: 'Of a type that this document does not know yet: pass over it',
      allOf: [
        {
          type: 'object',
          properties: {
            type: text,
            data: {
              type: 'object',
              properties: { eventId: text, occurredAt: ref('Instant'), id: text },
              required: ['eventId', 'occurredAt', 'id'],
            },
          },
          required: ['type', 'data'],
        },
        ref('FeedEntry'),
      ],
    },
    FeedEvent: {
      description: '`data` is what the body of the webhook holds as `data`',
      anyOf: [ref('KnownFeedEvent'), ref('UnknownFeedEvent')],
      example: feed['example'],
    },
  })
}

/** Finishes what the library wrote: its lists of words are open where they may grow, and events are told apart by type. */
export function openUp(document: Whole, listed: readonly ResolvedOperation[]): Whole {
  const { schemas = {} } = document.components
  const code = schemas['ErrorCode']
  if (code) code['enum'] = [...new Set([...ofNobody, ...listed.flatMap(shownCodesOf)])].sort()
  openAnswers(document)
  joinEvents(schemas)
  return document
}
