import type { Actor } from '#lib/actor.ts'
import type { CaseRow } from '#lib/cases/case-row.ts'
import { numberCase } from '#lib/cases/number-case.ts'
import { type CaseKind, requireTransition } from '#lib/cases/state.ts'
import { dueAtOf } from '#lib/cases/targets.ts'
import type { Tx } from '#lib/db.ts'
import type { CaseOrigin } from '#lib/generated/prisma/client.ts'

type Words = { origin: CaseOrigin; kind: CaseKind; content: string; documentIds: string[]; sharedAt: Date | null }

/**
 * A case that had opened by itself is from here on the one of whoever says what is wrong. What opened it stays among its causes, and
 * so does what somebody else had written, their answers too where nobody but operators was to read them.
 */
export async function takeOver(tx: Tx, actor: Actor, row: CaseRow, words: Words): Promise<CaseRow> {
  const { id, dueAt, origin, content } = row
  const state = requireTransition(row, 'reply')
  const unseen = { caseId: id, ...(row.sharedAt === null ? {} : { id: { in: [] } }) }
  const answers = await tx.caseAnswer.findMany({ where: unseen, orderBy: { id: 'asc' } })
  const said = [content, ...answers.map((answer) => answer.content)].join('\n\n')
  await tx.caseCause.updateMany({ where: { caseId: id, origin, content: '' }, data: { content: said } })
  await tx.caseAnswer.deleteMany({ where: unseen })
  const now = new Date()
  const due = dueAtOf(words.origin, now)
  return tx.case.update({
    where: { id },
    data: {
      ...words,
      state,
      number: await numberCase(tx, row, words.sharedAt),
      ...{ openedByType: actor.type, openedById: actor.id, openedAt: now },
      dueAt: dueAt !== null && dueAt < due ? dueAt : due,
    },
  })
}
