import canonicalize from 'canonicalize'
import type { TargetKind } from '#lib/alerts/state.ts'
import { getEnv, type Environment } from '#lib/env.ts'
import type { AlertTarget } from '#lib/generated/prisma/client.ts'
import { portalUrl } from '#lib/mail/letter.ts'
import { decrypt } from '#lib/secrets.ts'
import { sendRequest, type Answer } from '#lib/webhooks/send-request.ts'
import { signParcel, type SignedDelivery } from '#lib/webhooks/sign-delivery.ts'

export type Message = { id: string; type: string; sentence: string; data: Record<string, unknown> }

export const alertsUrl = () => portalUrl('/operator/health/alerts')

/** Loopback where customers' webhooks may have it: on a developer's machine, never in a deployment that others reach. */
export const guardOf = (): Environment => (getEnv().WEBHOOK_ALLOW_LOCAL ? 'development' : 'production')

const bytes = (content: object) => Buffer.from(canonicalize(content) ?? '', 'utf8')

const requests: Record<Exclude<TargetKind, 'mail'>, (target: AlertTarget, message: Message) => SignedDelivery> = {
  webhook: ({ secretEncrypted }, { id, type, sentence, data }) =>
    signParcel(
      { id, body: bytes({ type, data: { ...data, sentence, url: alertsUrl() } }) },
      { current: decrypt(secretEncrypted ?? '') },
      new Date(),
    ),
  slack: (_, { sentence }) => ({
    body: bytes({ text: `${sentence} ${alertsUrl()}` }),
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Callslip-Webhooks/1' },
  }),
}

/** Posts to a webhook or a chat, past the same guard as customers' webhooks. Asks the network: not for transactions. */
export const sendToTarget = (target: AlertTarget, message: Message): Promise<Answer> =>
  sendRequest(
    guardOf(),
    decrypt(target.addressEncrypted),
    requests[target.kind === 'slack' ? 'slack' : 'webhook'](target, message),
  )
