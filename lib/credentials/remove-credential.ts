import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Succeeded } from '#lib/text.ts'

export async function removeCredential(tx: Tx, { id: researcherId }: ResearcherActor, id: string): Promise<Succeeded> {
  const { count } = await tx.credential.deleteMany({ where: { id, researcherId } })
  if (count === 0) throw notFound()
  return { success: true }
}
