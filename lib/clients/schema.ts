import { z } from 'zod'
import { actionActors, kindNames } from '#lib/clients/client-actions.ts'
import { memberRoles } from '#lib/clients/roles.ts'
import { productionStates } from '#lib/clients/state.ts'
import { refusal } from '#lib/refusals.ts'
import { apiScopes } from '#lib/scopes.ts'
import { dayLimitsView } from '#lib/clients/limits-schema.ts'
import { calendarDate, idText, instant, mailAddress, moment, nameSort, text } from '#lib/text.ts'

/** As what somebody may ask for a token; `person` is for one's own account, whatever else one is. */
export const tokenRoles = ['customer', 'researcher', 'operator', 'person'] as const

export const clientKinds = ['personal', 'integration'] as const

export const environmentName = z.enum(['development', 'production'])

const allowedNetworks = z.array(text(50)).max(50, 'must have at most 50 entries').meta({
  description: 'Addresses and networks that may use the key, such as `203.0.113.7` or `2001:db8::/32`; empty: any',
})

export const createKeyInput = z
  .object({
    name: text(100),
    scopes: z.array(z.enum(apiScopes)).min(1, 'must name at least one scope'),
    expiresAt: moment.optional(),
    allowedNetworks: allowedNetworks.optional(),
  })
  .meta({ id: 'CreateApiKey', example: { name: 'Back office', scopes: ['orders:read', 'orders:write'] } })
export type CreateKeyInput = z.output<typeof createKeyInput>

export const updateKeyInput = z
  .object({
    allowedNetworks: allowedNetworks.optional(),
    version: text(20).optional().meta({ description: 'The version of the interface that it speaks from then on' }),
  })
  .meta({ id: 'UpdateApiKey', example: { allowedNetworks: ['198.51.100.0/24', '2001:db8::/32'] } })
export type UpdateKeyInput = z.output<typeof updateKeyInput>

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
    version: z
      .string()
      .meta({ description: 'Of the interface: what it speaks where `Callslip-Version` says nothing else' }),
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
    allowedNetworks: z.array(z.string()).meta({ description: 'From where it may be used; empty: from anywhere' }),
  })
  .meta({ id: 'ApiKey' })
export type KeyView = z.output<typeof keyView>
export const createdKeyView = keyView.extend({ key: z.string() }).meta({ id: 'CreatedApiKey' })

export const accessTokenInput = z
  .object({
    environment: environmentName,
    role: z.enum(tokenRoles).optional(),
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
    role: z.enum(tokenRoles),
    clientId: z.string().optional(),
    memberRole: z.enum(memberRoles).optional(),
    scopes: z.array(z.string()),
  })
  .meta({ id: 'AccessToken' })
export type AccessTokenView = z.output<typeof accessTokenView>

// With or without the scheme, in any script.
const webSite = /^(https?:\/\/)?([\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+(:\d+)?([/?#]\S*)?$/iu

export const productionAnswers = z
  .object({
    useCase: text(2000).meta({ description: 'What you order documents for, and for whom' }),
    ordersPerMonth: z
      .int('must be a whole number')
      .min(0, 'must not be negative')
      .max(1_000_000, 'must be at most 1000000')
      .optional(),
    website: text(200)
      .refine((site) => webSite.test(site), refusal('website'))
      .optional()
      .meta({ description: 'Where your organisation stands in the web' }),
    technicalContact: z
      .email({ pattern: mailAddress, error: 'must be an e-mail address' })
      .max(200)
      .optional()
      .meta({ description: 'Whom to write to about a program; people who order in the browser need none' }),
    startDate: text(100).optional().meta({ description: 'When you want to begin, in your own words' }),
    remarks: text(2000).optional(),
  })
  .meta({
    id: 'ProductionAnswers',
    example: {
      useCase: 'Birth records for citizenship applications of our clients',
      ordersPerMonth: 40,
      website: 'https://example.com',
      technicalContact: 'tech@example.com',
      startDate: 'In May',
    },
  })
export type ProductionAnswers = z.output<typeof productionAnswers>

const productionState = z.enum(productionStates)

export const clientView = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(clientKinds).meta({
      description: '`personal`: of somebody who looks for a document; `integration`: made to connect a system',
    }),
    status: z.enum(['active', 'suspended']),
    byHand: z.boolean().meta({
      description:
        "Whether the client's people may order in production; its keys may where `productionState` is `enabled`",
    }),
    productionState,
    productionReason: z.string().optional(),
    productionRequestedAt: instant.optional(),
    productionAnswers: productionAnswers.optional(),
    productionAskedBackAt: instant.optional().meta({
      description: 'Since when the client owes an answer about its request for production',
    }),
    dayLimits: dayLimitsView.optional(),
    autoOpen: z.boolean(),
    billing: z.enum(['card', 'invoice']),
    currency: z.string(),
    rateLimitDevelopment: z.int().optional(),
    rateLimitProduction: z.int().optional(),
    createdAt: instant,
  })
  .meta({ id: 'Client' })
export type ClientView = z.output<typeof clientView>

export const personalAccountsView = z
  .object({
    openAtOnce: z.boolean().meta({
      description: 'Whether whoever looks for a document orders by hand as soon as their address is confirmed',
    }),
    decidedAt: instant,
    waiting: z.int().meta({ description: 'How many such accounts wait for an operator' }),
  })
  .meta({ id: 'PersonalAccounts' })
export type PersonalAccountsView = z.output<typeof personalAccountsView>
export const personalAccountsInput = z
  .object({ openAtOnce: z.boolean(), reason: text(1000).optional() })
  .meta({ id: 'DecidePersonalAccounts', example: { openAtOnce: false, reason: 'We look at each account in August.' } })
export type PersonalAccountsInput = z.output<typeof personalAccountsInput>

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

export const findClientsQuery = z.object({
  q: text(200)
    .optional()
    .meta({ description: "A part of the name, of a member's e-mail address, an id, or the beginning of a key" }),
  status: z.enum(['active', 'suspended']).optional(),
  productionState: productionState.optional(),
  kind: z.enum(clientKinds).optional(),
  sort: nameSort.optional(),
})
export type FindClientsQuery = z.output<typeof findClientsQuery>

const day = calendarDate.meta({ description: 'A day, UTC', example: '2026-03-02' })
export const listClientActionsQuery = z.object({
  by: idText.optional().meta({ description: 'A member or a key, by id; `callslip` for what we did' }),
  kind: z.enum(kindNames).optional(),
  from: day.optional(),
  to: day.optional().meta({ description: 'That day included' }),
})
export type ListClientActionsQuery = z.output<typeof listClientActionsQuery>

export const clientActionView = z
  .object({
    id: z.string(),
    type: z.string(),
    kind: z.enum(kindNames),
    summary: z.string().meta({ description: 'What was done, in words' }),
    actor: z.object({ type: z.enum(actionActors), id: z.string().optional(), name: z.string() }),
    environment: environmentName.optional().meta({ description: 'Of what belongs to one' }),
    network: z.string().optional().meta({ example: '192.0.2.0/24' }),
    createdAt: instant,
  })
  .meta({ id: 'ClientAction' })
export type ClientActionView = z.output<typeof clientActionView>
