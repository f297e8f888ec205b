import { stringify } from 'yaml'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import type { Scope } from '#lib/scopes.ts'
import { internalDocument, publicDocument } from '#lib/server/openapi/document.ts'
import { keptAs, serveKept, serveOnce } from '#lib/server/openapi/kept.ts'

const writers = {
  json: { type: 'application/json', write: () => JSON.stringify(publicDocument()) },
  // No anchors: some readers take none, and what is said twice is a component already. Readers of YAML 1.1 take a bare `on` for true.
  yaml: {
    type: 'application/yaml',
    write: () => stringify(publicDocument(), { compat: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 120 }),
  },
}

/** The public document as the client wants it. */
export const serveDocument = (request: Request, format: keyof typeof writers): Promise<Response> =>
  serveKept(request, keptAs(format, writers[format].write), writers[format].type, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag',
  })

/** What somebody signed in can call beside what keys can, by the scopes that they hold. */
export function serveInternalDocument(request: Request, scopes: readonly Scope[]): Promise<Response> {
  const may = ({ scope, personScope = scope }: ResolvedOperation) => scopes.includes(personScope)
  const document = keptAs([...scopes].sort().join(' '), () => JSON.stringify(internalDocument(may)))
  return serveOnce(request, document, 'application/json')
}
