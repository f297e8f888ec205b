import type { OperatorActor } from '#lib/actor.ts'
import type { CheckCredentialInput, CredentialView } from '#lib/credentials/schema.ts'
import { toCredentialView } from '#lib/credentials/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'

/** Notes that an operator has seen proof of what a researcher states, or that they haven't after all. */
export async function checkCredential(
  tx: Tx,
  actor: OperatorActor,
  { researcherId, credentialId: id }: { researcherId: string; credentialId: string },
  { checked }: CheckCredentialInput,
): Promise<CredentialView> {
  const known = await tx.credential.findFirst({ where: { id, researcherId } })
  if (!known) throw notFound()
  if ((known.checkedAt !== null) === checked) return toCredentialView(known)
  const data = checked ? { checkedAt: new Date(), checkedBy: actor.id } : { checkedAt: null, checkedBy: null }
  const row = await tx.credential.update({ where: { id }, data })
  await audit(tx, actor, {
    action: 'researcher.credential',
    targetType: 'researcher',
    targetId: researcherId,
    before: { checked: !checked },
    after: { checked, title: row.title, issuer: row.issuer },
  })
  return toCredentialView(row)
}
