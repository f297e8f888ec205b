import { z } from 'zod'
import { alertKinds, targetKinds } from '#lib/alerts/state.ts'
import { instant, moment, text } from '#lib/text.ts'

const kind = z.enum(alertKinds)

export const alertRuleView = z
  .object({
    kind,
    enabled: z.boolean(),
    threshold: z.number().meta({ description: 'Seconds, percent or how many, by what is measured' }),
    minutes: z.int().meta({ description: 'How long it has to be so' }),
    silencedUntil: instant.optional(),
    value: z.number().optional().meta({ description: 'As last measured' }),
    measuredAt: instant.optional(),
    firing: z.boolean(),
  })
  .meta({ id: 'AlertRule' })
export type AlertRuleView = z.output<typeof alertRuleView>

export const setAlertRuleInput = z
  .object({
    enabled: z.boolean(),
    threshold: z.number().positive('must be greater than 0').max(1_000_000),
    minutes: z.int('must be a whole number').min(1).max(1440),
    silencedUntil: moment.nullable().optional().meta({ description: 'Null: not silent. Absent: as it is' }),
  })
  .meta({ id: 'SetAlertRule', example: { enabled: true, threshold: 300, minutes: 5, silencedUntil: null } })
export type SetAlertRuleInput = z.output<typeof setAlertRuleInput>

export const alertTargetView = z
  .object({
    id: z.string(),
    kind: z.enum(targetKinds),
    name: z.string(),
    address: z.string().meta({ description: 'Of a URL the host alone: the rest may be as good as a key' }),
    createdAt: instant,
  })
  .meta({ id: 'AlertTarget' })
export type AlertTargetView = z.output<typeof alertTargetView>
export const addedTargetView = alertTargetView
  .extend({ signingSecret: z.string().optional().meta({ description: 'Of a webhook. Shown here and never again' }) })
  .meta({ id: 'AddedAlertTarget' })
export type AddedTargetView = z.output<typeof addedTargetView>

export const addTargetInput = z
  .object({
    kind: z.enum(targetKinds),
    name: text(100),
    address: text(1000).meta({ description: 'A mail address, or a URL' }),
  })
  .meta({
    id: 'AddAlertTarget',
    example: { kind: 'slack', name: 'On call', address: 'https://hooks.example.com/services/T0/B0/x' },
  })
export type AddTargetInput = z.output<typeof addTargetInput>

export const triedTargetView = z
  .object({ arrived: z.boolean(), reason: z.string().optional() })
  .meta({ id: 'TriedAlertTarget', example: { arrived: false, reason: 'HTTP 404' } })
export type TriedTargetView = z.output<typeof triedTargetView>

export const alertsView = z
  .object({ rules: z.array(alertRuleView), targets: z.array(alertTargetView) })
  .meta({ id: 'Alerts' })
export type AlertsView = z.output<typeof alertsView>

export const alertView = z
  .object({
    id: z.string(),
    kind,
    threshold: z.number(),
    value: z.number(),
    worst: z.number(),
    silenced: z.boolean().meta({ description: 'Nobody was told' }),
    firedAt: instant,
    resolvedAt: instant.optional(),
  })
  .meta({ id: 'Alert' })
export type AlertView = z.output<typeof alertView>
