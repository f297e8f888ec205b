import type { ApiKey, Client } from '#lib/generated/prisma/client.ts'
import { productionAnswers, type ClientView, type KeyView } from '#lib/clients/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

export const toClientView = (row: Client): ClientView => ({
  id: row.id,
  name: row.name,
  status: row.status,
  productionState: row.productionState,
  autoOpen: row.autoOpen,
  billing: row.billing,
  currency: row.currency,
  createdAt: row.createdAt.toISOString(),
  ...withoutAbsent({
    productionReason: row.productionReason,
    productionRequestedAt: row.productionRequestedAt?.toISOString(),
    productionAnswers: row.productionAnswers === null ? null : productionAnswers.parse(row.productionAnswers),
    rateLimitDevelopment: row.rateLimitDevelopment,
    rateLimitProduction: row.rateLimitProduction,
  }),
})

export const toKeyView = (row: ApiKey): KeyView => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  lastFour: row.lastFour,
  scopes: row.scopes,
  createdAt: row.createdAt.toISOString(),
  ...withoutAbsent({
    expiresAt: row.expiresAt?.toISOString(),
    revokedAt: row.revokedAt?.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString(),
    lastUsedFrom:
      (row.lastUsedNetwork ?? row.lastUsedAgent)
        ? withoutAbsent({ network: row.lastUsedNetwork, agent: row.lastUsedAgent })
        : null,
    successorId: row.successorId,
  }),
})
