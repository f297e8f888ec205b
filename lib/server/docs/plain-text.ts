import { absolute } from '#lib/server/docs/absolute.ts'
import { endpointText } from '#lib/server/docs/endpoint-text.ts'
import { endpointGroups, endpointTextPath, findEndpoint } from '#lib/server/docs/endpoints.ts'
import { docGroups, docPages, findDocPage, textPath } from '#lib/server/docs/pages.ts'
import { readGuide, type Addresses } from '#lib/server/docs/guide-text.ts'

/** What stands for a page that has to be used in the browser. */
const insteadOf: Record<string, string> = {
  reference:
    'The page sends requests from the browser. As text, every endpoint is under [Endpoints and fields](/docs/endpoints.md); as data, in the [OpenAPI document](/api/openapi.json).',
  'webhooks/debugger':
    'The page compares a body, a secret and the headers in the browser. A program takes one of the [verifiers](/docs/tools.md) and the [test vectors](/webhook-test-vectors.json).',
}

/** A page as a text that stands by itself. */
export function pageAsText(slug: string, addresses: Addresses): string {
  const { title, summary, kind } = findDocPage(slug)
  const text = kind === 'guide' ? readGuide(slug, addresses) : insteadOf[slug]
  if (text === undefined) throw new Error(`The page ${slug} has no text.`)
  return absolute(`# ${title}\n\n${summary}\n\n${text}`, addresses.portal)
}

/** The page of an endpoint as a text that stands by itself; undefined where there is none. */
export function endpointAsText(id: string, { portal }: Addresses): string | undefined {
  const endpoint = findEndpoint(id)
  return endpoint && absolute(`# ${endpoint.summary}\n\n${endpointText(endpoint)}`, portal)
}

/** The slug of a page by its text's name, the last word of its address; undefined where there is none. */
export const slugOfText = (name: string): string | undefined =>
  docPages.find(({ slug }) => (slug.split('/').at(-1) || 'overview') === name)?.slug

/** The index that programs look for at /llms.txt. */
export function textIndex({ development, portal }: Addresses): string {
  const root = portal.replace(/\/$/, '')
  const groups = docGroups.map(({ title, pages }) => {
    const lines = pages
      .filter(({ kind }) => kind === 'guide')
      .map((page) => `- [${page.title}](${root}${textPath(page.slug)}): ${page.summary}`)
    return `## ${title}\n\n${lines.join('\n')}`
  })
  const endpoints = endpointGroups().flatMap(({ tag, endpoints: listed }) =>
    listed.map((one) => `- [${tag}: ${one.summary}](${root}${endpointTextPath(one)}): \`${one.method} ${one.path}\``),
  )
  return [
    '# Callslip',
    '> Order copies of documents from archives anywhere, over REST. The development base URL is a sandbox in which a robot plays the researcher.',
    `Development base URL: ${development}. All guides in one file: ${root}/llms-full.txt. OpenAPI 3.1 document: ${development}/openapi.json, and the same as YAML: ${development}/openapi.yaml.`,
    ...groups,
    `## Endpoints\n\n${endpoints.join('\n')}`,
  ].join('\n\n')
}

/** Every guide, in reading order. */
export const allGuides = (addresses: Addresses) =>
  docPages
    .filter(({ kind }) => kind === 'guide')
    .map(({ slug }) => pageAsText(slug, addresses))
    .join('\n\n---\n\n')
