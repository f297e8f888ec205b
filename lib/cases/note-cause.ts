import type { Actor } from '#lib/actor.ts'
import type { CaseRow } from '#lib/cases/case-row.ts'
import type { Tx } from '#lib/db.ts'
import type { CaseOrigin } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'

/** `about`: which delivery, dispute, day or report; the same is a cause once, however often it is heard of. */
export type Cause = { origin: CaseOrigin; about: string; content: string }

/** Writes down why there is a case. */
export const noteCause = (tx: Tx, actor: Actor, { id: caseId, orderId }: CaseRow, cause: Cause) =>
  tx.caseCause.create({
    data: {
      ...cause,
      id: newId('caseCause'),
      caseId,
      orderId,
      byType: actor.type,
      byId: actor.id,
      createdAt: new Date(),
    },
  })
