import {
  actionActors,
  actionKinds,
  isActionType,
  kindNames,
  summaryOf,
  type ActionPayload,
  type NameOf,
} from '#lib/clients/client-actions.ts'
import type { ApiKey, Client, ClientAction } from '#lib/generated/prisma/client.ts'
import type { DayLimitsView } from '#lib/clients/limits-schema.ts'
import { productionAnswers, type ClientActionView, type ClientView, type KeyView } from '#lib/clients/schema.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { withoutAbsent } from '#lib/view.ts'

export const toClientView = (row: Client): ClientView => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  status: row.status,
  byHand: row.byHand,
  productionState: row.productionState,
  autoOpen: row.autoOpen,
  billing: row.billing,
  currency: row.currency,
  createdAt: row.createdAt.toISOString(),
  ...withoutAbsent({
    productionReason: row.productionReason,
    productionRequestedAt: row.productionRequestedAt?.toISOString(),
    productionAnswers: row.productionAnswers === null ? null : productionAnswers.parse(row.productionAnswers),
    productionAskedBackAt: row.productionAskedBackAt?.toISOString(),
    dayLimits: toDayLimitsView(row),
    rateLimitDevelopment: row.rateLimitDevelopment,
    rateLimitProduction: row.rateLimitProduction,
  }),
})

/** Undefined where none is set. */
export function toDayLimitsView({
  ordersPerDay,
  amountPerDayMinor,
  amountPerDayCurrency: currency,
}: Pick<Client, 'ordersPerDay' | 'amountPerDayMinor' | 'amountPerDayCurrency'>): DayLimitsView | undefined {
  const amount =
    amountPerDayMinor === null || currency === null
      ? {}
      : { amountPerDayMinor, amountPerDay: toMajor(amountPerDayMinor, getCurrency(currency)), currency }
  const limits = { ...withoutAbsent({ ordersPerDay }), ...amount }
  return Object.keys(limits).length === 0 ? undefined : limits
}

export const toKeyView = (row: ApiKey): KeyView => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  lastFour: row.lastFour,
  scopes: row.scopes,
  version: row.version,
  allowedNetworks: row.allowedNetworks,
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

/** A row of the audit log. Names are of now; what they belong to is what the row says. */
export function toClientActionView(row: ClientAction, nameOf: NameOf): ClientActionView {
  const actorType = actionActors.find((known) => known === row.actorType) ?? 'callslip'
  const kind = kindNames.find((name) => (actionKinds[name] as readonly string[]).includes(row.type)) ?? 'access'
  return {
    id: row.id,
    type: row.type,
    kind,
    // Only recordClientAction writes payloads.
    summary: isActionType(row.type) ? summaryOf(row.type, row.payload as ActionPayload, nameOf) : row.type,
    actor: {
      type: actorType,
      name: row.actorId === null ? 'Callslip' : nameOf(row.actorId),
      ...withoutAbsent({ id: row.actorId }),
    },
    createdAt: row.createdAt.toISOString(),
    ...withoutAbsent({ environment: row.environment, network: row.network }),
  }
}
