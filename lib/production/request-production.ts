import { isDeepStrictEqual } from 'node:util'
import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import type { Tx } from '#lib/db.ts'
import type { Client } from '#lib/generated/prisma/client.ts'
import { findChecks } from '#lib/go-live/find-checks.ts'
import { toProductionView } from '#lib/go-live/get-go-live.ts'
import type { GoLiveView, ProductionView } from '#lib/go-live/schema.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import type { ProductionAnswers } from '#lib/clients/schema.ts'
import { writeNote } from '#lib/production/write-note.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/**
 * Asks the operator for production. What has been tried in development is told along and is no condition: people who order in
 * the browser have no program to try. Asking again while the request is open replaces the answers without another mail, but where
 * operators wait for one: other answers are it. Where production is enabled it changes nothing. A refused or disabled client may ask anew.
 */
export async function requestProduction(
  tx: Tx,
  actor: CustomerActor,
  answers: ProductionAnswers,
): Promise<ProductionView> {
  const { clientId, name } = actor
  await lockClient(tx, clientId)
  const before = await tx.client.findUniqueOrThrow({ where: { id: clientId } })
  if (before.productionState === 'enabled') return toProductionView(before)
  const now = new Date()
  const open = before.productionState === 'requested' && before.productionRequestedAt !== null
  const client = await tx.client.update({
    where: { id: clientId },
    data: {
      productionAnswers: answers,
      ...(open
        ? {}
        : {
            productionState: 'requested',
            productionRequestedAt: now,
            productionReason: null,
            productionDecidedAt: null,
            // Its people were shut out with it, and an operator's word lets them in again, not their asking.
            ...(before.productionState === 'disabled' ? { byHand: false } : {}),
          }),
    },
  })
  if (open) {
    const changed = !isDeepStrictEqual(toProductionView(before).answers, answers)
    if (before.productionAskedBackAt && changed) await writeNote(tx, actor, sayAnswers(answers))
    return toProductionView(client)
  }
  await recordClientAction(tx, { clientId, actor, type: 'production.requested' })
  await tellOperators(tx, client, name, answers, now)
  return toProductionView(client)
}

async function tellOperators(
  tx: Tx,
  client: Client,
  asker: string,
  answers: ProductionAnswers,
  now: Date,
): Promise<void> {
  const letter = requested({ asker, client, answers, checks: await findChecks(tx, client.id) })
  const operators = await tx.user.findMany({ where: { operator: true, disabledAt: null } })
  for (const operator of operators) {
    const dedupeKey = `production-requested:${client.id}:${now.getTime()}:${operator.id}`
    await postMail(tx, { dedupeKey, to: operator, letter })
  }
}

const sayAnswers = ({
  useCase,
  ordersPerMonth,
  technicalContact,
  startDate,
  website,
  remarks,
}: ProductionAnswers): string =>
  [
    t('whatFor', { useCase }),
    t('ordersAMonth', { ordersPerMonth: ordersPerMonth ?? t('notSaid') }),
    t('technicalContact', { technicalContact: technicalContact ?? t('none') }),
    t('begin', { startDate: startDate ?? t('notSaid') }),
    t('website', { website: website ?? t('none') }),
    t('remarks', { remarks: remarks ?? t('none') }),
  ].join('\n')

type Facts = {
  asker: string
  client: Pick<Client, 'id' | 'name'>
  answers: ProductionAnswers
  checks: GoLiveView['checks']
}

export const requested = ({ asker, client: { id: clientId, name: client }, answers, checks }: Facts): Letter => ({
  subject: t('asksForProduction', { client }),
  body: [
    t('asksForProductionAccessFor', { asker, client }),
    { from: `${asker}:`, text: sayAnswers(answers) },
    t('seenInDevelopment'),
    checks.map(({ id, at }) => `${id.replaceAll('_', ' ')}: ${at === undefined ? t('notYet') : at.slice(0, 10)}`),
  ],
  link: { label: t('decideInTheOperatorsConsole'), url: portalUrl(`/operator/clients/${clientId}/production`) },
})
