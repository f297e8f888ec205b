import { eventWords } from '#lib/events/event-words.ts'
import { eventTypes } from '#lib/events/event-types.ts'
import { errorStatuses, type ErrorCode } from '#lib/errors.ts'
import { anchorOf } from '#lib/server/docs/anchor.ts'
import { endpointGroups, endpointPath } from '#lib/server/docs/endpoints.ts'
import { errorCures } from '#lib/server/docs/error-list.ts'
import { readGuide, type Addresses } from '#lib/server/docs/guide-text.ts'
import {
  document,
  documentedAt,
  nameOf,
  objectNamed,
  parametersIn,
  rowsOf,
  type Content,
  type Row,
} from '#lib/server/docs/members.ts'
import { docPages, docPath } from '#lib/server/docs/pages.ts'
import { errorSentences } from '#lib/server/http/error-sentences.ts'

/** Something that can be found: part of a guide, an endpoint, an error, an event, an object. */
export type SearchEntry = {
  kind: 'guide' | 'endpoint' | 'error' | 'event' | 'object'
  title: string
  /** Where it belongs: the page of a part, the address of an endpoint. */
  place: string
  href: string
  text: string
}

/** Markdown as it would be read aloud, without examples. */
const spoken = (markdown: string) =>
  markdown
    .replaceAll(/^```[\s\S]*?^```$/gm, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\|?(?:\s*:?-{3,}:?\s*\|)+/g, ' ')
    .replaceAll(/`|\*\*/g, '')
    .replaceAll(/[|#]|(?<=^|\s)[-*](?=\s)/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A page with an entry of its own for each heading. */
function partsOf(title: string, href: string, summary: string, markdown: string): SearchEntry[] {
  const [intro = '', ...sections] = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').split(/^(?=##+ )/m)
  const whole: SearchEntry = { kind: 'guide', title, place: '', href, text: spoken(`${summary} ${intro}`) }
  const parts = sections.map((section): SearchEntry => {
    const [heading = '', ...lines] = section.split('\n')
    const name = heading.replace(/^#+ /, '')
    return {
      kind: 'guide',
      title: name.replaceAll('`', ''),
      place: title,
      href: `${href}#${anchorOf(name)}`,
      text: spoken(lines.join('\n')),
    }
  })
  return [whole, ...parts]
}

const wordsOf = (rows: readonly Row[]) =>
  rows.map(({ name, description = '' }) => `${name} ${spoken(description)}`).join(' ')

/** The names of the members that a body or an answer has. */
function namesIn(content: Content = {}): string {
  const schema = content['application/json']?.schema
  const row = schema?.items ?? schema ?? {}
  const object = row.$ref === undefined ? row : objectNamed(nameOf(row.$ref))
  return rowsOf(object)
    .map(({ name }) => name)
    .join(' ')
}

const endpoints = (): SearchEntry[] =>
  endpointGroups().flatMap(({ endpoints: listed }) =>
    listed.map((operation) => {
      const documented = documentedAt(operation)
      const rows = [...parametersIn(documented, 'path'), ...parametersIn(documented, 'query')]
      return {
        kind: 'endpoint' as const,
        title: operation.summary,
        place: `${operation.method} ${operation.path}`,
        href: endpointPath(operation),
        text: spoken(
          [
            operation.description ?? '',
            operation.id,
            wordsOf(rows),
            namesIn(documented.requestBody?.content),
            namesIn(documented.responses[String(operation.status ?? 200)]?.content),
          ].join(' '),
        ),
      }
    }),
  )

const errors = (): SearchEntry[] =>
  (Object.keys(errorStatuses) as ErrorCode[]).map((code) => ({
    kind: 'error' as const,
    title: code,
    place: String(errorStatuses[code]),
    href: `/docs/errors#${code}`,
    text: spoken(`${errorSentences[code]} ${errorCures[code]}`),
  })) // the keys of a literal

const events = (): SearchEntry[] =>
  eventTypes.map((type) => ({
    kind: 'event' as const,
    title: type,
    place: '',
    href: '/docs/webhooks#all-events',
    text: spoken(`${eventWords[type].when}.`),
  }))

/** Those that the page of all endpoints describes. */
function objects(described: string): SearchEntry[] {
  const { schemas } = document().components
  return [...described.matchAll(/^### ([A-Z]\w+)$/gm)].map(([, name = '']) => {
    const schema = schemas[name] ?? schemas[`${name}Output`] ?? {}
    return {
      kind: 'object' as const,
      title: name,
      place: '',
      href: `/docs/endpoints#${anchorOf(name)}`,
      text: `${spoken(schema.description ?? '')} ${wordsOf(rowsOf(schema))}`.trim(),
    }
  })
}

// Their contents are errors, endpoints and objects of their own; what the changelog tells of is documented where it belongs.
const listed = new Set(['errors', 'endpoints', 'api', 'changelog'])

/** Everything that the documentation's search finds. */
export function searchEntries(addresses: Addresses): SearchEntry[] {
  const guides = docPages.flatMap(({ slug, title, summary, kind }) =>
    partsOf(title, docPath(slug), summary, kind === 'own' || listed.has(slug) ? '' : readGuide(slug, addresses)),
  )
  return [...guides, ...endpoints(), ...errors(), ...events(), ...objects(readGuide('endpoints', addresses))]
}
