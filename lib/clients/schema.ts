import { z } from 'zod'
import { productionAnswers } from '#lib/go-live/schema.ts'
import { instant, moment, text } from '#lib/text.ts'

/** What an API key may carry. */
export const apiScopes = ['orders:read', 'orders:write', 'webhooks:read', 'webhooks:write'] as const
export type ApiScope = (typeof apiScopes)[number]
/** What only a signed-in person's access token carries. */
export const personScopes = ['account', 'keys:manage', 'research', 'operator'] as const
export type Scope = ApiScope | (typeof personScopes)[number]

export const environmentName = z.enum(['development', 'production'])

export const createKeyInput = z
  .object({
    name: text(100),
    scopes: z.array(z.enum(apiScopes)).min(1, 'must name at least one scope'),
    expiresAt: moment.optional(),
  })
  .meta({ id: 'CreateApiKey', example: { name: 'Back office', scopes: ['orders:read', 'orders:write'] } })
export type CreateKeyInput = z.output<typeof createKeyInput>

export const rotateKeyInput = z
  .object({ overlap: z.enum(['0', '1h', '24h', '7d'], 'must be 0, 1h, 24h or 7d').default('24h') })
  .meta({ id: 'RotateApiKey', example: { overlap: '24h' } })

export const keyView = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string(),
    lastFour: z.string(),
    scopes: z.array(z.string()),
    createdAt: instant,
    expiresAt: instant.optional(),
    revokedAt: instant.optional(),
    lastUsedAt: instant.optional(),
    lastUsedFrom: z
      .object({
        network: z.string().optional().meta({ example: '192.0.2.0/24' }),
        agent: z.string().optional().meta({ example: 'curl/8.5.0' }),
      })
      .optional()
      .meta({ description: 'The network and the program of the last use, a minute exact' }),
    successorId: z.string().optional(),
  })
  .meta({ id: 'ApiKey' })
export type KeyView = z.output<typeof keyView>
export const createdKeyView = keyView.extend({ key: z.string() }).meta({ id: 'CreatedApiKey' })

export const accessTokenInput = z
  .object({
    environment: environmentName,
    role: z.enum(['customer', 'researcher', 'operator']).optional(),
    clientId: text(200).optional(),
  })
  .meta({ id: 'RequestAccessToken' })
export type AccessTokenInput = z.output<typeof accessTokenInput>

export const accessTokenView = z
  .object({
    accessToken: z.string(),
    expiresAt: instant,
    environment: environmentName,
    baseUrl: z.url(),
    role: z.enum(['customer', 'researcher', 'operator']),
    clientId: z.string().optional(),
    scopes: z.array(z.string()),
  })
  .meta({ id: 'AccessToken' })
export type AccessTokenView = z.output<typeof accessTokenView>

export const clientView = z
  .object({
    id: z.string(),
    name: z.string(),
    status: z.enum(['active', 'suspended']),
    productionState: z.enum(['not_requested', 'requested', 'enabled', 'refused', 'disabled']),
    productionReason: z.string().optional(),
    productionRequestedAt: instant.optional(),
    productionAnswers: productionAnswers.optional(),
    autoOpen: z.boolean(),
    billing: z.enum(['card', 'invoice']),
    currency: z.string(),
    rateLimitDevelopment: z.int().optional(),
    rateLimitProduction: z.int().optional(),
    createdAt: instant,
  })
  .meta({ id: 'Client' })
export type ClientView = z.output<typeof clientView>

const requestsPerMinute = z.int().min(0).max(10_000_000)
export const updateClientInput = z
  .object({
    status: z.enum(['active', 'suspended']).optional(),
    autoOpen: z.boolean().optional(),
    billing: z.enum(['card', 'invoice']).optional(),
    rateLimitDevelopment: requestsPerMinute
      .nullable()
      .optional()
      .meta({ description: "Requests a minute; 0 is no limit, null the deployment's own" }),
    rateLimitProduction: requestsPerMinute
      .nullable()
      .optional()
      .meta({ description: "Requests a minute; 0 is no limit, null the deployment's own" }),
    reason: text(1000).optional(),
  })
  .meta({ id: 'UpdateClient', example: { billing: 'invoice', reason: 'Agreed in writing' } })
export type UpdateClientInput = z.output<typeof updateClientInput>
export const reasonInput = z
  .object({ reason: text(1000) })
  .meta({ id: 'Reason', example: { reason: 'The archive is closed until spring.' } })
export const optionalReasonInput = z
  .object({ reason: text(1000).optional() })
  .meta({ id: 'OptionalReason', example: { reason: 'The contract is signed.' } })
