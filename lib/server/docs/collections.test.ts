import { describe, expect, it } from 'vitest'
import { brunoCollection, postmanCollection } from '#lib/server/docs/collections.ts'
import { endpointIds, getEndpoint } from '#lib/server/docs/endpoints.ts'
import { callOf } from '#lib/server/docs/samples/call.ts'

const base = 'https://dev.example.com/api'

describe('the collections', () => {
  it('hold every endpoint for Postman, with its example', () => {
    const { item: groups, variable } = postmanCollection(base)
    expect(variable[0]).toMatchObject({ key: 'baseUrl', value: base })
    const requests = groups.flatMap(({ item }) => item)
    expect(requests.map(({ name }) => name).toSorted()).toEqual(
      endpointIds()
        .map((id) => getEndpoint(id).summary)
        .toSorted(),
    )
    for (const id of endpointIds()) {
      const { method, template, params, json } = callOf(getEndpoint(id))
      const own = requests.find(
        ({ request }) =>
          request.method === method && `/${request.url.path.join('/')}` === template.replace(/\{(\w+)\}/g, ':$1'),
      )
      expect([id, own?.request.url.variable ?? []]).toEqual([id, params.map(([key, value]) => ({ key, value }))])
      if (json !== undefined)
        expect([id, own?.request.body]).toMatchObject([id, { mode: 'raw', raw: JSON.stringify(json, null, 2) }])
    }
  })

  it('hold every endpoint for Bruno, each in a file of its own', async () => {
    const archive = (await brunoCollection(base)).toString('latin1')
    const names = new Set(archive.match(/callslip\/[\w /-]+\.bru/g))
    expect(names.size).toBe(endpointIds().length + 2)
  })
})
