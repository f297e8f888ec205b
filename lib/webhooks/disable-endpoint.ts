import { systemActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { clientUrl } from '#lib/clients/client-url.ts'
import { rolesWith } from '#lib/clients/roles.ts'
import type { Tx } from '#lib/db.ts'
import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { formatDay } from '#lib/mail/format.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import type { Tried } from '#lib/webhooks/settle-successes.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Disables an active endpoint that is still at the address which gave the reason, and writes to those members of its client who see its webhooks, once for an endpoint, person and day. */
export async function disableEndpoint(tx: Tx, { id: endpointId, url: tried }: Tried, reason: string): Promise<void> {
  const [endpoint] = await tx.webhookEndpoint.updateManyAndReturn({
    where: { id: endpointId, url: tried, status: 'active' },
    data: { status: 'disabled', disabledReason: reason, inactiveSince: new Date(), updatedAt: new Date() },
  })
  if (!endpoint) return
  const { clientId, environment, url } = endpoint
  const payload = { endpointId, url, reason }
  const actor = systemActor(environment)
  await recordClientAction(tx, { clientId, actor, environment, type: 'webhook_endpoint.disabled', payload })
  const members = await tx.user.findMany({
    where: {
      disabledAt: null,
      memberships: { some: { clientId, role: { in: rolesWith('webhooks:write', environment) } } },
    },
  })
  const letter = disabled(endpoint, reason)
  for (const member of members) {
    const dedupeKey = `endpoint-disabled:${endpointId}:${formatDay(new Date())}:${member.id}`
    await postMail(tx, { dedupeKey, to: member, letter })
  }
}

export const disabled = (
  { id, url, clientId, environment }: Pick<WebhookEndpoint, 'id' | 'url' | 'clientId' | 'environment'>,
  reason: string,
): Letter => ({
  subject: t('aWebhookEndpointWasDisabled'),
  body: [t('weHaveStoppedSendingEvents', { environment, url }), reason, t('nothingIsLostToReceive')],
  link: { label: t('seeTheEndpoint'), url: clientUrl(`/developers/webhooks/${id}`, clientId, environment) },
})
