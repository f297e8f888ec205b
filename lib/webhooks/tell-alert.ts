import { clientUrl } from '#lib/clients/client-url.ts'
import { rolesWith } from '#lib/clients/roles.ts'
import type { Tx } from '#lib/db.ts'
import type { WebhookAlert, WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { accountUrl, type Letter } from '#lib/mail/letter.ts'
import type { MailOccasion } from '#lib/mail/occasions.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { sayMoment } from '#lib/mail/said.ts'
import type { AlertFigures } from '#lib/webhooks/alerts-schema.ts'
import { catalogue } from '#lib/words/en/mail-webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type NotifiedAlert = Pick<WebhookAlert, 'id' | 'kind' | 'beganAt' | 'endedAt'> & { figures: AlertFigures }

const occasion: MailOccasion = 'webhooks'

/** Writes to those who look after a client's webhooks and want such mails, that an alert began or that it is over. */
export async function tellAlert(tx: Tx, endpoint: WebhookEndpoint, alert: NotifiedAlert): Promise<void> {
  const { clientId, environment } = endpoint
  const members = await tx.user.findMany({
    where: {
      disabledAt: null,
      emailVerifiedAt: { not: null },
      NOT: { mutedMails: { has: occasion } },
      memberships: { some: { clientId, role: { in: rolesWith('webhooks:write', environment) } } },
    },
  })
  const letter = alert.endedAt ? overLetter(endpoint, alert) : beganLetter(endpoint, alert)
  const what = alert.endedAt ? 'over' : 'began'
  for (const { id, email, name } of members)
    await postMail(tx, {
      dedupeKey: `webhook-alert:${alert.id}:${what}:${id}`,
      to: { email, name },
      letter,
      notice: 'webhook_alert',
      aboutId: alert.id,
      footer: [t('callslipWritesBecauseThe'), t('chooseWhatYouAreMailed', { accountUrl: accountUrl() })],
    })
}

type Endpoint = Pick<WebhookEndpoint, 'id' | 'url' | 'clientId' | 'environment'>

const linkTo = ({ id, clientId, environment }: Endpoint) => ({
  label: t('seeTheEndpoint'),
  url: clientUrl(`/developers/webhooks/${id}`, clientId, environment),
})

export const beganLetter = (endpoint: Endpoint, { kind, figures }: NotifiedAlert): Letter => {
  const { url, environment } = endpoint
  const { failingSince, deliveries = 0, failures = 0, p95Ms = 0 } = figures
  const said = {
    failing: {
      subject: t('nothingArrivesAtAWebhook', { environment }),
      what: t('nothingHasArrivedAtSince', {
        environment,
        url,
        since: failingSince ? sayMoment(new Date(failingSince)) : '',
      }),
    },
    failure_rate: {
      subject: t('manyDeliveriesToAWebhook', { environment }),
      what: t('ofTheDeliveriesOfThe', { environment, url, deliveries, failures }),
    },
    slow: {
      subject: t('aWebhookEndpointAnswersSlowly', { environment }),
      what: t('fiveOfAHundredAnswers', { environment, url, p95Ms }),
    },
  }[kind]
  return {
    subject: said.subject,
    body: [said.what, t('whatFailsIsTriedAgain'), t('weWriteOnceMore')],
    link: linkTo(endpoint),
  }
}

export const overLetter = (endpoint: Endpoint, { kind, beganAt }: NotifiedAlert): Letter => {
  const { url, environment } = endpoint
  const since = sayMoment(beganAt)
  const what = {
    failing: t('deliveriesArriveAtAgain', { environment, url, since }),
    failure_rate: t('fewDeliveriesToFail', { environment, url, since }),
    slow: t('answersQuicklyAgain', { environment, url, since }),
  }[kind]
  return {
    subject: t('aWebhookEndpointIsWell', { environment }),
    body: [what, t('whatWasGivenUpMeanwhile')],
    link: linkTo(endpoint),
  }
}
