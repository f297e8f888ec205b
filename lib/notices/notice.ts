import type { Tx } from '#lib/db.ts'
import type { EventType } from '#lib/events/event-types.ts'
import type { Event } from '#lib/generated/prisma/client.ts'
import type { Letter } from '#lib/mail/letter.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import type { MailOccasion } from '#lib/mail/occasions.ts'
import type { NoticeName } from '#lib/notices/schema.ts'

/** How somebody wants to be told of an occasion; in one of these ways at least. */
export type Ways = { mail: boolean; push: boolean }
/** Somebody to write to; `researcherId` where they are written to as a researcher. */
export type Reader = { userId: string; email: string; name: string; researcherId?: string; ways: Ways }

/** `aboutId`: the event, or the payment, that set it off. `since`: what the reader was told of last; '' for nothing. */
export type Question = { order: OrderRow; reader: Reader; aboutId: string; since: string }

/** `upTo`: the newest thing that the letter tells of, where several fold into one. */
export type NoticeContent = { letter: Letter; upTo?: string }

export type Notice = {
  /** The events that set it off; none for what the clock sets off. */
  on?: readonly EventType[]
  when?: (tx: Tx, event: Event) => boolean | Promise<boolean>
  /** How long after the event; what is no longer so by then is not mailed. */
  afterMs?: number
  /** At most one in this time per order and reader; what comes meanwhile folds into the next. */
  foldMs?: number
  to: 'members' | 'selected_researcher' | 'bidders' | 'operators'
  /** The switch that mutes it; without one it is always mailed. */
  occasion?: MailOccasion
  /** It asks the members to do something, and waits while they can't get in to do it. */
  asks?: true
  /** What it says again: those who have not been told that yet, because it waits itself, hear it once. */
  again?: NoticeName
  /** What there is to tell this reader now; undefined where it is settled, seen or told already. */
  tell: (tx: Tx, question: Question) => Promise<NoticeContent | undefined>
}
