import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { internalDocument, publicDocument } from '#lib/server/openapi/document.ts'
import { isNode, nodesOf } from '#lib/server/openapi/nodes.ts'

type Json = Record<string, unknown>
const copyOf = (document: Json) => JSON.parse(JSON.stringify(document)) as Json // of its own making
const document = copyOf(publicDocument())

/** Somebody else's validator, with every schema of a document known to it. */
function validating(document: Json) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema({ ...document, $id: 'callslip:document' })
  const absolute = (schema: unknown) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"callslip:document#/')) as object // the same
  return (schema: unknown, value: unknown) => {
    const validate = ajv.compile(absolute(schema))
    return validate(value) ? [] : validate.errors
  }
}

it.for([
  ['public', document, 250],
  ['internal', copyOf(internalDocument(() => true)), 150],
] as const)(
  'shows examples that its own schemas take, by a validator that knows nothing else: %s',
  ([, document, least]) => {
    const errorsOf = validating(document)
    let shown = 0
    const invalid: unknown[] = []
    for (const node of nodesOf(document)) {
      const schema = isNode(node['schema']) ? node['schema'] : node['example'] === undefined ? undefined : node
      if (!schema) continue
      const named = isNode(node['examples']) ? Object.values(node['examples']) : []
      const values = [
        ...('example' in node ? [node['example']] : []),
        ...named.map((one) => isNode(one) && one['value']),
      ]
      for (const value of values) {
        shown += 1
        const found = errorsOf(schema, value)
        if (found && found.length > 0) invalid.push({ schema, value, found })
      }
    }
    expect(invalid).toEqual([])
    expect(shown).toBeGreaterThan(least)
  },
)

it('takes the answer to deleting an endpoint, and no other', () => {
  const errorsOf = validating(document)
  const answers = '#/paths/~1webhook-endpoints~1{endpointId}/delete/responses/200/content/application~1json/schema'
  expect(errorsOf({ $ref: answers }, { success: true })).toEqual([])
  expect(errorsOf({ $ref: answers }, { success: 'yes' })).not.toEqual([])
})
