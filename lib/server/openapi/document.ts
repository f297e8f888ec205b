import { createDocument, type CreateDocumentOptions, type ZodOpenApiPathsObject } from 'zod-openapi'
import { baseUrlOf, environments, getEnv, type Environment } from '#lib/env.ts'
import { operations } from '#lib/server/http/operations.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { compact } from '#lib/server/openapi/compact.ts'
import type { Whole } from '#lib/server/openapi/nodes.ts'
import { eventSchemas } from '#lib/server/openapi/events.ts'
import { openUp } from '#lib/server/openapi/open.ts'
import { toOperationObject } from '#lib/server/openapi/operation.ts'
import { errorComponents, isForKeys } from '#lib/server/openapi/responses.ts'
import { newestVersion } from '#lib/versions.ts'
import { apiVersion } from '#lib/server/openapi/version.ts'
import { bearers, headers, parameters, tags } from '#lib/server/openapi/texts.ts'
import { webhookParameters, webhookResponses, webhooks } from '#lib/server/openapi/webhooks.ts'

/** Of the whole interface: what API keys are for, and what is for people alone. */
type Part = 'public' | 'internal'

function pathsOf(listed: readonly ResolvedOperation[]): ZodOpenApiPathsObject {
  const byPath = Map.groupBy(listed, ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, here]) => [
      path,
      Object.fromEntries(here.map((operation) => [operation.method.toLowerCase(), toOperationObject(operation)])),
    ]),
  )
}

// On one's own machine the origin is whatever the port happens to be; elsewhere it is part of the address.
function serverOf(environment: Environment) {
  const { origin, hostname, pathname } = new URL(baseUrlOf(environment))
  const description =
    environment === 'development'
      ? 'Development: no real money, a robot in place of researchers'
      : 'Production: once the operator has enabled the client'
  if (hostname !== 'localhost') return { url: baseUrlOf(environment), description }
  return {
    url: `{origin}${pathname.replace(/\/$/, '')}`,
    description,
    variables: { origin: { default: origin, description: 'Where this deployment listens' } },
  }
}

/**
 * What leaves the service may gain members, so answers aren't closed; and what a format or the range of an integer
 * says already needs no pattern or bounds of its own.
 */
const simplify: NonNullable<CreateDocumentOptions['override']> = ({ jsonSchema, io }) => {
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date' || jsonSchema.type === 'integer')
    delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const infoOf = (part: Part) => ({
  title: part === 'public' ? 'Callslip API' : 'Callslip, the portal’s own operations',
  version: apiVersion,
  description:
    part === 'public'
      ? `Order copies of documents from archives. Bodies are JSON. Answers to a key carry \`Request-Id\`, \`Callslip-Version\`,
\`RateLimit\` and \`RateLimit-Policy\`; the header \`Callslip-Version: ${newestVersion()}\` asks for a version other than the key’s, one that doesn’t exist is \`invalid_request\`; every error an \`error\` sentence and a \`code\`. Lists are bare arrays of up to 100 rows: \`Link\` leads to the next page. New members, events, codes, states and
paths may appear at any time; nothing that is here goes away without notice in \`Deprecation\` and \`Sunset\` headers.`
      : 'What the pages of whoever asks are made of. It may change with every release; programs have the public document.',
  contact: { name: 'Callslip', url: getEnv().PORTAL_URL },
  license: { name: 'MIT', identifier: 'MIT' },
})

/** The operations as an OpenAPI 3.1 document, made from the very schemas that the handlers parse with. */
function build(part: Part, listed: readonly ResolvedOperation[]): Whole {
  const used = new Set(listed.map(({ tag }) => tag))
  const isPublic = part === 'public'
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: infoOf(part),
      servers: environments.map(serverOf),
      security: [{ bearer: [] }],
      tags: Object.entries(tags)
        .filter(([name]) => used.has(name))
        .map(([name, description]) => ({ name, description })),
      paths: pathsOf(listed),
      ...(isPublic ? { webhooks: webhooks() } : {}),
      components: {
        securitySchemes: { bearer: bearers[part] },
        headers,
        parameters: { ...parameters, ...(isPublic ? webhookParameters : {}) },
        responses: { ...errorComponents(listed), ...(isPublic ? webhookResponses : {}) },
        ...(isPublic ? { schemas: eventSchemas } : {}),
      },
    },
    { override: simplify },
  )
  return openUp(JSON.parse(JSON.stringify(document)) as Whole, listed) // as the library writes it
}

const kept = new Map<string, Whole>()

/** Every operation that an API key can call, with parameters and examples where they are used: for the pages at /docs. */
export function fullDocument(): Whole {
  const known = kept.get('full') ?? build('public', operations.filter(isForKeys))
  kept.set('full', known)
  return known
}

/** The document at /api/openapi.json. */
export function publicDocument(): Whole {
  const known = kept.get('public') ?? compact(structuredClone(fullDocument()))
  kept.set('public', known)
  return known
}

/** What somebody signed in can call beside: `may` says which scopes they hold. */
export function internalDocument(may: (operation: ResolvedOperation) => boolean): Whole {
  return compact(
    build(
      'internal',
      operations.filter((operation) => !isForKeys(operation) && may(operation)),
    ),
  )
}
