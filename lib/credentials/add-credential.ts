import type { ResearcherActor } from '#lib/actor.ts'
import type { AddCredentialInput, CredentialView } from '#lib/credentials/schema.ts'
import { toCredentialView } from '#lib/credentials/view.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { refusal } from '#lib/refusals.ts'

const mostCredentials = 20

/** What a researcher says of themselves; whether it is so an operator finds out. */
export async function addCredential(
  tx: Tx,
  { id: researcherId }: ResearcherActor,
  { number, ...stated }: AddCredentialInput,
): Promise<CredentialView> {
  const row = await tx.credential.create({
    data: { id: newId('credential'), researcherId, number: number ?? null, ...stated },
  })
  if ((await tx.credential.count({ where: { researcherId } })) > mostCredentials)
    throw invalid('title', refusal('credentialsFull', { most: mostCredentials }))
  return toCredentialView(row)
}
