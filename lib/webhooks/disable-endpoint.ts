import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'

/** Disables an active endpoint and writes to every member of its client, once for an endpoint, person and day. */
export async function disableEndpoint(tx: Tx, endpointId: string, reason: string): Promise<void> {
  const [endpoint] = await tx.webhookEndpoint.updateManyAndReturn({
    where: { id: endpointId, status: 'active' },
    data: { status: 'disabled', disabledReason: reason, inactiveSince: new Date(), updatedAt: new Date() },
  })
  if (!endpoint) return
  const members = await tx.user.findMany({ where: { disabledAt: null, memberships: { some: { clientId: endpoint.clientId } } } })
  const day = new Date().toISOString().slice(0, 10)
  const mails = await tx.mail.createManyAndReturn({
    data: members.map(({ id, email, name }) => ({
      id: newId('mail'),
      dedupeKey: `endpoint-disabled:${endpointId}:${day}:${id}`,
      recipient: email,
      subject: 'A webhook endpoint was disabled',
      text: mailText({ name, url: endpoint.url, environment: endpoint.environment, reason }),
    })),
    skipDuplicates: true,
    select: { id: true },
  })
  for (const { id } of mails) await enqueue(tx, 'send_mail', { mailId: id }, { key: `mail:${id}` })
}

const mailText = ({ name, url, environment, reason }: { name: string; url: string; environment: string; reason: string }) =>
  `Hello ${name},

we have stopped sending events to your ${environment} webhook endpoint

  ${url}

${reason}

Nothing is lost. To receive events again, set the endpoint to active in the portal under Developers, or with
PATCH /webhook-endpoints/{endpointId}, and have it recover what it missed since now.

Callslip
`
