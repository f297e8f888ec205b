import type { OperatorActor } from '#lib/actor.ts'
import type { AddedTargetView, AddTargetInput } from '#lib/alerts/schema.ts'
import { guardOf } from '#lib/alerts/send-to-target.ts'
import { toTargetView } from '#lib/alerts/view.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { audit } from '#lib/operators/audit.ts'
import { refusal } from '#lib/refusals.ts'
import { encrypt } from '#lib/secrets.ts'
import { mailAddress } from '#lib/text.ts'
import { generateSecret } from '#lib/webhooks/signing-secrets.ts'
import { findUrlIssue } from '#lib/webhooks/url-policy.ts'

/** Adds where alerts go. Where a name leads is looked at with every request, as with customers' webhooks. */
export async function addTarget(
  tx: Tx,
  actor: OperatorActor,
  { kind, name, address }: AddTargetInput,
): Promise<AddedTargetView> {
  requireAddress(kind, address)
  const signingSecret = kind === 'webhook' ? generateSecret() : undefined
  const row = await tx.alertTarget.create({
    data: {
      id: newId('alertTarget'),
      kind,
      name,
      addressEncrypted: encrypt(address),
      secretEncrypted: signingSecret === undefined ? null : encrypt(signingSecret),
      createdAt: new Date(),
    },
  })
  const view = toTargetView(row)
  await audit(tx, actor, { action: 'alert.add_target', targetType: 'alert', targetId: row.id, after: view })
  return { ...view, ...(signingSecret === undefined ? {} : { signingSecret }) }
}

function requireAddress(kind: AddTargetInput['kind'], address: string): void {
  if (kind === 'mail') {
    if (!mailAddress.test(address)) throw invalid('address', refusal('email'))
    return
  }
  const issue = findUrlIssue(guardOf(), address)
  if (issue !== undefined) throw invalid('address', issue)
}
