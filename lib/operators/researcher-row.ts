import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

export async function getResearcherRow(tx: Tx, researcherId: string) {
  const row = await tx.researcher.findUnique({ where: { id: researcherId }, include: { accounts: true, user: true } })
  if (!row) throw notFound()
  return row
}
