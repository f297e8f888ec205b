import type Stripe from 'stripe'
import type { OperatorActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import { getResearcherRow } from '#lib/operators/researcher-row.ts'
import { askProvider } from '#lib/payments/provider.ts'
import { isPlatformRefusal } from '#lib/researchers/create-account.ts'
import { openAccount } from '#lib/researchers/open-account.ts'
import { keepAccount } from '#lib/researchers/keep-account.ts'
import type { toAccountRow } from '#lib/researchers/refresh-account.ts'
import type { ResearcherView } from '#lib/researchers/schema.ts'
import { toResearcherView } from '#lib/researchers/view.ts'

/** The provider's half, outside the transaction: the account there is by now, or a new one under a key that repeats. */
export async function prepareAccount(actor: OperatorActor, researcherId: string): Promise<Stripe.Account> {
  const researcher = await getResearcherRow(getDb(), researcherId)
  return askProvider(() =>
    openAccount(researcher, actor.environment).catch((error: unknown) => {
      if (!isPlatformRefusal(error)) throw error
      // An operator is who can do something about it, so they get the provider's own sentence.
      throw new ApiError('payments_not_configured', `The provider says of our own account: ${error.message}`)
    }),
  )
}

const toAudited = ({ accountId, state, requirementsDue }: ReturnType<typeof toAccountRow>) => ({
  accountId,
  state,
  requirementsDue,
})

export async function keepOpened(
  tx: Tx,
  actor: OperatorActor,
  researcherId: string,
  account: Stripe.Account,
): Promise<ResearcherView> {
  const { known, content } = await keepAccount(tx, actor, researcherId, account)
  await audit(tx, actor, {
    action: 'researcher.account',
    targetType: 'researcher',
    targetId: researcherId,
    after: toAudited(content),
    ...(known ? { before: toAudited(known) } : {}),
  })
  return toResearcherView(await getResearcherRow(tx, researcherId), actor.environment)
}
