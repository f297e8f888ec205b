import type { SystemActor } from '#lib/actor.ts'
import { addCause } from '#lib/cases/add-cause.ts'
import type { Tx } from '#lib/db.ts'
import { formatDay } from '#lib/mail/format.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { fromDbDate } from '#lib/text.ts'
import { catalogue } from '#lib/words/en/cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** That an order is late for a day that was promised: the cause of a case, once a day. */
export const noteLate = (tx: Tx, actor: SystemActor, order: OrderRow, due: Date) =>
  addCause(tx, actor, order, {
    origin: 'late',
    about: fromDbDate(due),
    content: t('theOrderIsLate', { day: formatDay(due) }),
  })
