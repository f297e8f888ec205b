import type { Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { sendMailJob } from '#lib/mail/jobs.ts'

/** Disables an active endpoint and writes to every member of its client, once for an endpoint, person and day. */
export async function disableEndpoint(tx: Tx, endpointId: string, reason: string): Promise<void> {
  const [endpoint] = await tx.webhookEndpoint.updateManyAndReturn({
    where: { id: endpointId, status: 'active' },
    data: { status: 'disabled', disabledReason: reason, inactiveSince: new Date(), updatedAt: new Date() },
  })
  if (!endpoint) return
  const members = await tx.user.findMany({
    where: { disabledAt: null, memberships: { some: { clientId: endpoint.clientId } } },
  })
  const day = new Date().toISOString().slice(0, 10)
  const mails = await tx.mail.createManyAndReturn({
    data: members.map(({ id, email, name }) => ({
      id: newId('mail'),
      dedupeKey: `endpoint-disabled:${endpointId}:${day}:${id}`,
      recipient: email,
      subject: 'A webhook endpoint was disabled',
      text: mailText({ name, id: endpoint.id, url: endpoint.url, environment: endpoint.environment, reason }),
    })),
    skipDuplicates: true,
    select: { id: true },
  })
  for (const { id } of mails) await enqueue(tx, sendMailJob, { mailId: id }, { key: `mail:${id}` })
}

type Facts = { name: string; id: string; url: string; environment: string; reason: string }
const mailText = ({ name, id, url, environment, reason }: Facts) =>
  `Hello ${name},

we have stopped sending events to your ${environment} webhook endpoint

  ${url}

${reason}

Nothing is lost. To receive events again, resume the endpoint and have it recover what it missed since now:

  ${getEnv().PORTAL_URL}/developers/webhooks/${id}?environment=${environment}

A program does the same with PATCH /webhook-endpoints/{endpointId} and POST /webhook-endpoints/{endpointId}/recover.

Callslip
`
