import type Stripe from 'stripe'
import type { OperatorActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'
import { getResearcherRow } from '#lib/operators/researcher-row.ts'
import { askProvider } from '#lib/payments/provider.ts'
import { openAccount } from '#lib/researchers/open-account.ts'
import { stateOf } from '#lib/researchers/refresh-account.ts'
import type { ResearcherView } from '#lib/researchers/schema.ts'
import { toResearcherView } from '#lib/researchers/view.ts'

/** The provider's half, outside the transaction: the account there is by now, or a new one under a key that repeats. */
export async function prepareAccount(actor: OperatorActor, researcherId: string): Promise<Stripe.Account> {
  const researcher = await getResearcherRow(getDb(), researcherId)
  return askProvider(() => openAccount(researcher, actor.environment))
}

export async function keepAccount(
  tx: Tx,
  actor: OperatorActor,
  researcherId: string,
  account: Stripe.Account,
): Promise<ResearcherView> {
  const { environment } = actor
  const content = { accountId: account.id, ...stateOf(account) }
  const known = await tx.researcherAccount.findUnique({
    where: { researcherId_environment: { researcherId, environment } },
  })
  await tx.researcherAccount.upsert({
    where: { researcherId_environment: { researcherId, environment } },
    create: { researcherId, environment, ...content },
    update: content,
  })
  await audit(tx, actor, {
    action: 'researcher.account',
    targetType: 'researcher',
    targetId: researcherId,
    after: content,
    ...(known
      ? { before: { accountId: known.accountId, state: known.state, requirementsDue: known.requirementsDue } }
      : {}),
  })
  return toResearcherView(await getResearcherRow(tx, researcherId), environment)
}
