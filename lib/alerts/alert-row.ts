import { alertKinds, defaultRules, type AlertKind } from '#lib/alerts/state.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma, type AlertRule } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

export const isAlertKind = (kind: string): kind is AlertKind => alertKinds.some((known) => known === kind)

const lockRule = defineCommand((kind: string) => Prisma.sql`SELECT 1 FROM alert_rules WHERE kind = ${kind} FOR UPDATE`)

/** A rule under its row lock; made with what holds by itself where nobody has touched it. */
export async function lockAlertRule(tx: Tx, kind: AlertKind): Promise<AlertRule> {
  await tx.alertRule.createMany({ data: [{ kind, ...defaultRules[kind] }], skipDuplicates: true })
  await lockRule(tx, kind)
  return tx.alertRule.findUniqueOrThrow({ where: { kind } })
}
