import type { CustomerActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { isId, newId } from '#lib/ids.ts'
import type { VerificationView } from '#lib/go-live/schema.ts'
import { notFound } from '#lib/errors.ts'
import { getEndpointRow, requireActive } from '#lib/webhooks/endpoint-row.ts'
import { sendRequest, type Answer } from '#lib/webhooks/send-request.ts'
import { batchOfOne, parcelOf, signParcel } from '#lib/webhooks/sign-delivery.ts'
import { findSecrets, generateSecret, unsigned, type SigningSecrets } from '#lib/webhooks/signing-secrets.ts'
import { withoutAbsent } from '#lib/view.ts'

type Trial = VerificationView['signed']
/** What came of it, and the address that was tried. */
type Tried = { outcome: VerificationView; url: string }

const isIn = ({ statusCode = 0 }: Answer, hundreds: number) => Math.floor(statusCode / 100) === hundreds

/** Sends an endpoint a good ping and then a forged one. Asks the network: not for transactions. */
export async function prepareVerification(actor: CustomerActor, endpointId: string): Promise<Tried> {
  if (!isId('webhookEndpoint', endpointId)) throw notFound()
  const endpoint = await getEndpointRow(getDb(), actor, endpointId)
  requireActive(endpoint)
  const send = async (secrets: SigningSecrets, expected: number): Promise<Trial> => {
    const now = new Date()
    const ping = {
      id: newId('event'),
      type: 'webhook.ping',
      payload: { id: endpointId },
      sequence: null,
      createdAt: now,
    }
    const begun = performance.now()
    const parcel = endpoint.batch === null ? parcelOf(ping) : batchOfOne(ping)
    const answer = await sendRequest(endpoint.environment, endpoint.url, signParcel(parcel, secrets, now))
    return withoutAbsent({
      statusCode: answer.statusCode,
      error: answer.error,
      durationMs: Math.round(performance.now() - begun),
      ok: isIn(answer, expected),
    })
  }
  const secrets = findSecrets(endpoint, new Date())
  const signed = secrets ? await send(secrets, 2) : { ...unsigned, durationMs: 0, ok: false }
  // Well-formed in everything but the secret, so that only a receiver that checks can tell.
  const forged = await send({ current: generateSecret() }, 4)
  const outcome = {
    endpointId,
    verified: signed.ok && forged.ok,
    at: new Date().toISOString(),
    signed,
    forged,
    hint: hintFor(signed, forged),
  }
  return { outcome, url: endpoint.url }
}

function hintFor(signed: Trial, forged: Trial): string {
  if (!signed.ok)
    return 'The signed ping has to be answered with 2xx. Compare over the raw body with the whole signing secret, and answer every type of event.'
  if (!forged.ok)
    return 'The forged ping has to be refused with 4xx, such as 401: reject whatever carries no valid signature.'
  return 'The endpoint checks signatures.'
}

/**
 * Writes the outcome down with the endpoint, unless it has another address by now, of which nothing is proved; one that passed stays
 * verified until its address changes or a trial fails.
 */
export async function recordVerification(tx: Tx, { outcome, url }: Tried): Promise<VerificationView> {
  const { endpointId, at, verified, hint: _, ...verification } = outcome
  await tx.webhookEndpoint.updateMany({
    where: { id: endpointId, url },
    data: { verification: { verified, at, ...verification }, verifiedAt: verified ? new Date(at) : null },
  })
  return outcome
}
