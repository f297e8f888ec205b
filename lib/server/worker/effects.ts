import { planDocuments } from '#lib/billing/plan-documents.ts'
import type { Tx } from '#lib/db.ts'
import type { EventType } from '#lib/events/schema.ts'
import type { Event } from '#lib/generated/prisma/client.ts'
import { alertResearchers } from '#lib/researchers/alert-researchers.ts'
import { planNotices } from '#lib/notices/plan-notices.ts'
import { reactToEvent } from '#lib/sandbox/react-to-event.ts'
import { fanOutEvent } from '#lib/webhooks/fan-out.ts'

type Effect = (tx: Tx, event: Event) => Promise<void>

const toWebhooks: Effect = async (tx, event) => {
  await fanOutEvent(tx, event.id)
}
const toSandbox: Effect = async (tx, { id, type, orderId, environment }) => {
  if (environment === 'development' && orderId !== null) await reactToEvent(tx, { id, type, orderId })
}

const toResearchers: Effect = async (tx, { orderId }) => {
  if (orderId !== null) await alertResearchers(tx, orderId)
}

const toBilling: Effect = planDocuments

const toMail: Effect = planNotices

/** What each event sets off besides webhooks and the mails of lib/notices/notices.ts. */
const special: Partial<Record<EventType, readonly Effect[]>> = {
  'order.opened': [toSandbox, toResearchers],
  'order.confirmed': [toSandbox],
  'order.changed': [toSandbox],
  'order.started': [toSandbox],
  'order.eta_changed': [toSandbox],
  'order.changes_requested': [toSandbox],
  'case.opened': [toSandbox],
  'payment.captured': [toBilling],
  'payment.refunded': [toBilling],
  'payment.refund_failed': [toBilling],
}

export const effectsOf = (type: EventType): readonly Effect[] => [toWebhooks, toMail, ...(special[type] ?? [])]
