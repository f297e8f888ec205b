import { operations } from '#lib/server/http/operations.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { document } from '#lib/server/docs/members.ts'
import { isForKeys } from '#lib/server/openapi/responses.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const place = ({ method }: ResolvedOperation) => methods.indexOf(method)
const noun = ({ path }: ResolvedOperation) => /[^/.]+/.exec(path)?.[0] ?? ''

/** What most of a group is about comes first, and then by path. */
function inReadingOrder(group: readonly ResolvedOperation[]): ResolvedOperation[] {
  const nouns = Map.groupBy(group, noun)
  const size = (one: ResolvedOperation) => nouns.get(noun(one))?.length ?? 0
  return group.toSorted((a, b) => size(b) - size(a) || a.path.localeCompare(b.path) || place(a) - place(b))
}

export type EndpointGroup = { tag: string; about: string; endpoints: readonly ResolvedOperation[] }

/** Every endpoint that an API key can call, by what it is about, in reading order. */
export function endpointGroups(): EndpointGroup[] {
  const byTag = Map.groupBy(operations.filter(isForKeys), ({ tag }) => tag)
  return document()
    .tags.map(({ name, description }) => ({
      tag: name,
      about: description,
      endpoints: inReadingOrder(byTag.get(name) ?? []),
    }))
    .filter(({ endpoints }) => endpoints.length > 0)
}

const inOrder = () => endpointGroups().flatMap(({ endpoints }) => endpoints)

export const endpointIds = () => inOrder().map(({ id }) => id)

export const findEndpoint = (id: string): ResolvedOperation | undefined => inOrder().find((one) => one.id === id)

export function getEndpoint(id: string): ResolvedOperation {
  const endpoint = findEndpoint(id)
  if (!endpoint) throw new Error(`There is no endpoint ${id}.`)
  return endpoint
}

export const endpointPath = ({ id }: { id: string }) => `/docs/api/${id}`
/** Where the same page is to be had as plain text. */
export const endpointTextPath = ({ id }: { id: string }) => `/docs/api/${id}.md`

/** The endpoints before and after one. */
export function endpointsBeside({ id }: ResolvedOperation) {
  const all = inOrder()
  const index = all.findIndex((one) => one.id === id)
  return { previous: all[index - 1], next: all[index + 1] }
}

/** All endpoints, a list for each group. */
export const endpointIndex = () =>
  endpointGroups()
    .map(({ tag, about, endpoints }) => {
      const rows = endpoints.map((one) => `- [${one.summary}](${endpointPath(one)}): \`${one.method} ${one.path}\``)
      return `## ${tag}\n\n${about}\n\n${rows.join('\n')}\n`
    })
    .join('\n')
