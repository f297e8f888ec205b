import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentsOf, parseArticle } from '#lib/server/docs/article.ts'
import { errorCures, errorList } from '#lib/server/docs/error-list.ts'
import { endpointList, eventList } from '#lib/server/docs/endpoint-list.ts'
import { readGuide, type Addresses } from '#lib/server/docs/guide-text.ts'
import { docPages, namesAddresses, textPath } from '#lib/server/docs/pages.ts'
import { allGuides, pageAsText, slugOfText, textIndex } from '#lib/server/docs/plain-text.ts'
import { exampleFiles, exampleText, readSnippet } from '#lib/server/docs/snippet.ts'
import { errorStatuses } from '#lib/errors.ts'
import { eventTypes } from '#lib/events/event-types.ts'
import { operations } from '#lib/server/http/operations.ts'
import { isForKeys } from '#lib/server/openapi/responses.ts'
import { apiScopes } from '#lib/scopes.ts'
import { madeWords } from '#lib/orders/text-query.ts'
import { orderStatuses } from '#lib/orders/state.ts'
import { paymentSnapshot } from '#lib/payments/schema.ts'
import { paymentStatuses } from '#lib/payments/state.ts'
import { controlWords } from '#lib/orders/control-word.ts'
import { sandboxSteps } from '#lib/sandbox/schema.ts'
import { settingNames } from '#lib/env.ts'
import { createEndpointInput } from '#lib/webhooks/schema.ts'
import { productionPorts } from '#lib/webhooks/url-policy.ts'
import { checkIds } from '#lib/go-live/schema.ts'

const addresses: Addresses = {
  development: 'https://dev.example.com/api',
  production: 'https://api.example.com',
  portal: 'https://example.com',
  webhooks: 'any address',
}
const guides = docPages.filter(({ kind }) => kind === 'guide')
const names = (values: readonly string[], text: string) => values.filter((value) => !text.includes(`\`${value}\``))

describe('the guides', () => {
  it.for(guides)('$slug is whole, and these pages can draw it', ({ slug }) => {
    const text = readGuide(slug, addresses)
    // `${{ … }}` is what a pipeline's own file says.
    expect(text).not.toMatch(/(?<![$`])\{\{/)
    expect(text.replaceAll(/^```[\s\S]*?^```$/gm, '')).not.toMatch(/\[object|\| undefined/)
    const blocks = parseArticle(text)
    expect(blocks.length).toBeGreaterThan(3)
    const anchors = contentsOf(blocks).map(({ anchor }) => anchor)
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it('only those that are drawn for each request name an address', () => {
    for (const { slug } of guides.filter(({ slug }) => !namesAddresses.has(slug)))
      expect(() => readGuide(slug)).not.toThrow()
    expect(() => readGuide('first-order')).toThrow(/address development/)
  })

  it('show every example, and only examples that exist', () => {
    const shown = new Set(
      guides.flatMap(({ slug }) =>
        [...readGuide(slug, addresses).matchAll(/^```\w+ (\S+)$/gm)].map(([, file]) => file),
      ),
    )
    expect([...shown].sort()).toEqual(exampleFiles())
    expect(() => readSnippet('first-order.mjs#nothing')).toThrow(/no region nothing/)
    for (const file of exampleFiles()) expect(exampleText(file)).not.toContain('#region')
  })

  it('name every state, step, word, check and scope, and what a search looks in', () => {
    expect(names(orderStatuses, readGuide('', addresses))).toEqual([])
    expect(names(apiScopes, readGuide('', addresses))).toEqual([])
    expect(names(paymentStatuses, readGuide('payments'))).toEqual([])
    const { payment } = paymentSnapshot.shape
    const said = Object.entries(payment.shape).flatMap(([name, member]) => (member.isOptional() ? [name] : []))
    expect(names(said, readGuide('payments'))).toEqual([])
    expect(names([...sandboxSteps, ...controlWords.map((word) => `sandbox:${word}`)], readGuide('sandbox'))).toEqual([])
    expect(names(checkIds, readGuide('going-live'))).toEqual([])
    expect(names(settingNames, readGuide('self-hosting'))).toEqual([])
    const searched = [...madeWords.sql.matchAll(/o\.(\w+)/g)].map(([, column = '']) =>
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    )
    expect(searched.length).toBeGreaterThan(5)
    expect(names(searched, readGuide('', addresses))).toEqual([])
  })
})

it('says what success answers', () => {
  const forKeys = operations.filter(isForKeys)
  const made = forKeys.filter(({ status }) => status === 201)
  expect(new Set(forKeys.map(({ status = 200 }) => status))).toEqual(new Set([201, 302, 200]))
  expect(forKeys.filter(({ status, path }) => (status === 302) !== path.endsWith('/download'))).toEqual([])
  expect(new Set(made.map(({ method }) => method))).toEqual(new Set(['POST']))
  expect(new Set(made.map(({ addressless = false }) => addressless))).toEqual(new Set([true, false]))
  expect(readGuide('', addresses)).toMatch(/creation answers 201, .+ where it has one, .+ 302 .+ answers 200\./)
})

it('says at which ports webhooks of production are taken, wherever an address is asked for', () => {
  const asked = createEndpointInput.shape.url.meta()?.description ?? ''
  for (const text of [readGuide('webhooks', addresses), readGuide('going-live', addresses), asked])
    expect(text).toContain(`port ${productionPorts.join(' or ')}`)
})

describe('the lists', () => {
  it('hold every error with its status, its meaning and a cure', () => {
    const list = errorList()
    for (const [code, status] of Object.entries(errorStatuses)) {
      const section = list.split(/^## /m).find((part) => part.startsWith(`${status}: `))
      expect(section, code).toContain(`### \`${code}\``)
    }
    expect(list.match(/\*\*Cure:\*\* ./g)).toHaveLength(Object.keys(errorStatuses).length)
    expect(list).not.toMatch(/^## \d+: $/m)
    expect(Object.values(errorCures).filter((cure) => cure.length < 20)).toEqual([])
  })

  it('hold every endpoint of a key and every event', () => {
    const list = endpointList()
    const forKeys = operations.filter(({ scope }) => (apiScopes as readonly string[]).includes(scope))
    for (const { method, path, scope } of forKeys) {
      const entry = list.split(/^### /m).find((part) => part.startsWith(`${method} ${path}\n`))
      expect(entry, `${method} ${path}`).toContain(`Scope \`${scope}\``)
    }
    expect(list.match(/^### [A-Z]+ \//gm)).toHaveLength(forKeys.length)
    expect(list).not.toContain('/operator/')
    expect(names(eventTypes, eventList())).toEqual([])
  })

  it('lead from every request and answer to its object, member by member', () => {
    const list = endpointList()
    for (const [, anchor = ''] of list.matchAll(/\]\(#(\w+)\)/g))
      expect(list.toLowerCase()).toContain(`### ${anchor}\n`)
    for (const member of [
      'repositoryName',
      'personsOfInterest',
      'order',
      'platformFeeMinor',
      'clientSecret',
      'refundedAmount',
      'signingSecret',
      'estimatedCompletionDate',
      'request.body',
    ])
      expect(list).toContain(`| \`${member}\` |`)
    expect(list).toMatch(/\| `repositoryName` \| string \| \*required\*/)
  })
})

describe('the plain texts', () => {
  it('stand by themselves', () => {
    const all = allGuides(addresses)
    expect(all).not.toMatch(/\]\(\//)
    expect(all.match(/^# /gm)?.length).toBeGreaterThanOrEqual(guides.length)
    for (const { slug, title } of docPages) {
      expect(pageAsText(slug, addresses)).toContain(`# ${title}\n`)
      expect(
        slugOfText(
          textPath(slug)
            .slice('/docs/'.length, -'.md'.length)
            .replace(/^\w+\//, ''),
        ),
      ).toBe(slug)
    }
    expect(slugOfText('nothing')).toBeUndefined()
    for (const { title } of guides) expect(textIndex(addresses)).toContain(`[${title}](https://example.com/docs/`)
  })
})

it("the published vectors are those that the debugger's example comes from", () => {
  const published = JSON.parse(readFileSync('public/webhook-test-vectors.json', 'utf8')) as {
    vectors: { body: string; secret: string; headers: Record<string, string> }[]
  } // written by our own script
  const example = readFileSync('components/docs/debugger/example.ts', 'utf8')
  const [plain] = published.vectors
  for (const value of [plain?.secret, plain?.body, ...Object.values(plain?.headers ?? {})])
    expect(example).toContain(value)
})
