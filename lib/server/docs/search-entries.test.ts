import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { searchIn } from '#lib/browser/docs-search.ts'
import { errorStatuses } from '#lib/errors.ts'
import { eventTypes } from '#lib/events/event-types.ts'
import { anchorOf } from '#lib/server/docs/anchor.ts'
import { endpointIds } from '#lib/server/docs/endpoints.ts'
import { readGuide } from '#lib/server/docs/guide-text.ts'
import { docPages, docPath } from '#lib/server/docs/pages.ts'
import { searchEntries } from '#lib/server/docs/search-entries.ts'

const addresses = {
  development: 'https://dev.example.com/api',
  production: 'https://api.example.com',
  portal: 'https://example.com',
  webhooks: 'any address',
}
const entries = searchEntries(addresses)
const find = await searchIn(entries)
const first = (text: string) => find(text)[0]?.href

describe('the search', () => {
  it('knows every page, endpoint, error and event, and leads to places that are there', () => {
    const hrefs = new Set(entries.map(({ href }) => href))
    for (const { slug } of docPages) expect(hrefs).toContain(docPath(slug))
    for (const id of endpointIds()) expect(hrefs).toContain(`/docs/api/${id}`)
    const titles = new Set(entries.map(({ title }) => title))
    for (const name of [...Object.keys(errorStatuses), ...eventTypes]) expect(titles).toContain(name)
    const anchors = new Map<string, Set<string>>()
    for (const { slug, kind } of docPages)
      if (kind === 'guide')
        anchors.set(
          docPath(slug),
          new Set([...readGuide(slug, addresses).matchAll(/^##+ (.+)$/gm)].map(([, text = '']) => anchorOf(text))),
        )
    for (const { href } of entries) {
      const [page = '', anchor] = href.split('#')
      if (anchor !== undefined) expect([href, anchors.get(page)?.has(anchor)]).toEqual([href, true])
    }
    for (const { title, text } of entries)
      expect([title, text]).toEqual([title, expect.not.stringMatching(/\]\(|\|---|```/)])
  })

  it('is small where it travels', () => {
    expect(brotliCompressSync(JSON.stringify(entries)).length).toBeLessThan(70_000)
  })

  it('finds what is meant, by the beginnings of words, misspelled, or by a name of the interface', () => {
    expect(first('place an order')).toBe('/docs/api/placeOrder')
    expect(first('offer_already_paid')).toBe('/docs/errors#offer_already_paid')
    expect(first('order.delivered')).toBe('/docs/webhooks#all-events')
    expect(first('rotate secret')).toMatch(/rotate/i)
    expect(first('idempotency')).toBe('/docs/idempotency')
    expect(find('idempotancy').map(({ href }) => href)).toContain('/docs/idempotency')
    expect(find('paymentIntent').map(({ href }) => href)).toContain('/docs/api/initiatePayment')
    expect(find('sandbox clock').map(({ href }) => href)).toContain('/docs/api/moveSandboxClock')
    expect(find('POST /orders/batch')[0]?.href).toBe('/docs/api/placeOrders')
    expect(find('xyzzyx')).toEqual([])
  })

  it('says which words it found', () => {
    const [hit] = find('webhook retries')
    expect(hit?.terms).toEqual(expect.arrayContaining(['retries']))
  })
})
