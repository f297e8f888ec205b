import { describe, expect, it } from 'vitest'
import { contentsOf, parseArticle } from '#lib/server/docs/article.ts'
import { endpointIds, endpointIndex, getEndpoint } from '#lib/server/docs/endpoints.ts'
import { endpointText } from '#lib/server/docs/endpoint-text.ts'
import { document } from '#lib/server/docs/members.ts'
import { readGuide } from '#lib/server/docs/guide-text.ts'
import { endpointAsText, textIndex } from '#lib/server/docs/plain-text.ts'
import { languages } from '#lib/server/docs/samples/samples.ts'
import { shownCodesOf } from '#lib/server/openapi/responses.ts'

const addresses = {
  development: 'https://dev.example.com/api',
  production: 'https://api.example.com',
  portal: 'https://example.com',
  webhooks: 'any address',
}
const anchors = (slug: string) =>
  new Set([...readGuide(slug).matchAll(/^### (?:`(\w+)`|(\w+))$/gm)].map(([, a, b]) => (a ?? b ?? '').toLowerCase()))
const places = new Map([
  ['/docs/errors', anchors('errors')],
  ['/docs/endpoints', anchors('endpoints')],
])

describe.for(endpointIds())('the page of %s', (id) => {
  const endpoint = getEndpoint(id)
  const text = endpointText(endpoint)

  it('has the call in every language, and leads to places that are there', () => {
    const blocks = parseArticle(text)
    const samples = blocks.flatMap((block) => (block.type === 'examples' && 'blocks' in block ? [block.blocks] : []))
    expect(samples[0]).toHaveLength(Object.keys(languages).length)
    expect(contentsOf(blocks).map(({ title }) => title)).toEqual(expect.arrayContaining(['Call', 'Answer', 'Refusals']))
    for (const [, page = '', anchor = ''] of text.matchAll(/\]\((\/docs\/(?:errors|endpoints))#([^)]+)\)/g))
      expect([page, anchor, places.get(page)?.has(anchor)]).toEqual([page, anchor, true])
    expect(text).not.toMatch(/\bundefined\b|\[object/)
  })

  it('names its parameters and its refusals', () => {
    for (const [, name = ''] of endpoint.path.matchAll(/\{(\w+)\}/g)) expect(text).toContain(`| \`${name}\` |`)
    for (const name of Object.keys(endpoint.query?.shape ?? {})) expect(text).toContain(`| \`${name}\` |`)
    for (const code of shownCodesOf(endpoint)) expect(text).toContain(`/docs/errors#${code}`)
  })
})

it('says what a list goes by', () => {
  const saysOf = (id: string) => /a \[list\]\(\/docs#lists\), ([^,.]+)/.exec(endpointText(getEndpoint(id)))?.[1]
  expect(['listDocuments', 'listArchives', 'listOffers', 'listOrders'].map(saysOf)).toEqual([
    'by order of pages',
    'by name',
    'oldest first',
    'newest first',
  ])
  const { description } = document().paths['/orders/{orderId}/documents']?.['get'] ?? {}
  expect(description).toContain('Comes by order of pages.')
})

it('is listed, and to be had as a text', () => {
  for (const id of endpointIds()) {
    expect(endpointIndex()).toContain(`(/docs/api/${id})`)
    expect(textIndex(addresses)).toContain(`(https://example.com/docs/api/${id}.md)`)
    expect(endpointAsText(id, addresses)).not.toMatch(/\]\(\//)
  }
  expect(endpointAsText('placeOrder', addresses)).toMatch(/^# Place an order\n\n`POST \/orders`\n/)
  expect(endpointAsText('nothing', addresses)).toBeUndefined()
})
