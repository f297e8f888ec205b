import type { z } from 'zod'
import { createSchema } from 'zod-openapi'
import { pagingOf } from '#lib/server/http/paging-query.ts'
import { paramNames, pathParams } from '#lib/server/http/path-params.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'

type Value = string | number | boolean | null | Value[] | Json
type Json = { [name: string]: Value }
export type InputSchema = { type: 'object'; properties: Json; required?: string[]; $defs?: Json }

/** What a format says already needs no pattern, which for a date is a page long. */
const plain = (key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'format' in value && 'pattern' in value
    ? { ...value, pattern: undefined }
    : value

const isObject = (value: Value | undefined): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One of the operation's own schemas as JSON Schema, with what it refers to. */
function membersOf(schema: z.ZodType): { properties: Json; required: string[]; $defs: Json } {
  const { schema: made, components } = createSchema(schema, { io: 'input', schemaRefPath: '#/$defs/' })
  const all = JSON.parse(JSON.stringify({ made, components }, plain)) as { made: Json; components: Json }
  const { [nameOf(all.made)]: own, ...$defs } = all.components
  const root = isObject(own) ? own : all.made
  return {
    properties: isObject(root['properties']) ? root['properties'] : {},
    required: Array.isArray(root['required']) ? root['required'].map(String) : [],
    $defs,
  }
}

const nameOf = ({ $ref }: Json) => (typeof $ref === 'string' ? $ref.slice('#/$defs/'.length) : '')

/** What identifies the thing, what the query takes and what the body takes, side by side: the arguments of a tool. */
export function inputSchemaOf({ path, query, body, list, idempotent, ...operation }: ResolvedOperation): InputSchema {
  const names = paramNames(path)
  const parts = [
    ...(query ? [membersOf(query)] : []),
    ...(list ? [membersOf(pagingOf({ ...operation, path, list }))] : []),
    ...(body && body !== 'stream' ? [membersOf(body)] : []),
  ]
  const ids = names.map((name) => {
    const { pattern, description } = pathParams[name]
    return [name, { type: 'string', pattern, description }] as const
  })
  const key = {
    type: 'string',
    maxLength: 255,
    description: 'Where the call may have to be repeated: the same key with the same arguments does it once.',
  }
  const required = [...names, ...parts.flatMap((part) => part.required)]
  const $defs = Object.assign({}, ...parts.map((part) => part.$defs)) as Json
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(ids),
      ...Object.fromEntries(parts.flatMap((part) => Object.entries(part.properties))),
      ...(idempotent ? { idempotencyKey: key } : {}),
    },
    ...(required.length > 0 ? { required } : {}),
    ...(Object.keys($defs).length > 0 ? { $defs } : {}),
  }
}
