import { getDb, inTransaction } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { MemberRole } from '#lib/clients/roles.ts'
import type { Client, Researcher } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { encrypt } from '#lib/secrets.ts'
import { signAccessToken, type TokenClaims } from '#lib/users/access-token.ts'
import type { OperatorRole } from '#lib/users/operator-roles.ts'
import { customerActor, makeFactor, makeKey, makeSession, makeUser } from '#prisma/factories.ts'

export const orderBody = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris, France',
}

/** One of everything that a client can own in an environment, by the names of the path parameters. */
export async function makeFixtures(client: Client, researcher: Researcher, environment: Environment = 'development') {
  const actor = customerActor(client, environment)
  const ids = {
    offerId: newId('offer'),
    endpointId: newId('webhookEndpoint'),
    documentId: newId('document'),
    deliveryId: newId('webhookDelivery'),
    paymentIntentId: `pi_${newId('payment').slice(4)}`,
  }
  return inTransaction(async (tx) => {
    const { id: orderId } = await placeOrder(
      tx,
      actor,
      placeOrderInput.parse({ ...orderBody, instructions: 'sandbox:manual' }),
    )
    await tx.offer.create({
      data: {
        id: ids.offerId,
        orderId,
        researcherId: researcher.id,
        amountMinor: 4250,
        currency: 'EUR',
        message: 'Every Tuesday.',
        estimatedCompletionDate: new Date('2027-01-10'),
        expiresAt: new Date('2027-02-10'),
      },
    })
    await tx.payment.create({
      data: {
        id: newId('payment'),
        environment,
        orderId,
        offerId: ids.offerId,
        amountMinor: 4675,
        transferAmountMinor: 4250,
        platformFeeMinor: 425,
        feeBps: 1000,
        currency: 'EUR',
        researcherAccountId: 'acct_test',
        paymentIntentId: ids.paymentIntentId,
      },
    })
    await tx.orderDocument.create({
      data: {
        id: ids.documentId,
        orderId,
        name: 'notes.txt',
        contentType: 'text/plain',
        sizeBytes: 2,
        sha256: '0'.repeat(64),
        storageKey: ids.documentId,
        uploadedById: researcher.id,
      },
    })
    await tx.webhookEndpoint.create({
      data: {
        id: ids.endpointId,
        clientId: client.id,
        environment,
        url: 'https://example.com/hook',
        secretEncrypted: encrypt('whsec_test'),
      },
    })
    const { id: eventId } = await tx.event.findFirstOrThrow({ where: { orderId } })
    await tx.webhookDelivery.create({ data: { id: ids.deliveryId, endpointId: ids.endpointId, eventId } })
    const { id: keyId } = await makeKey(tx, client.id, { environment })
    const { id: sessionId } = await makeSession(tx, (await makeUser(tx)).id)
    const { id: factorId } = await makeFactor(tx, (await makeUser(tx)).id)
    return { ...ids, orderId, keyId, sessionId, factorId }
  })
}

/** An access token of a person, from a new session of theirs. */
export async function makeTokenOf(
  userId: string,
  role: TokenClaims['role'],
  {
    environment = 'development',
    clientId,
    provedAt = new Date(),
  }: { environment?: Environment; clientId?: string; provedAt?: Date | undefined } = {},
): Promise<string> {
  const { id: sid } = await makeSession(getDb(), userId, { provedAt })
  const claims = { sub: userId, sid, role, env: environment, ...(clientId === undefined ? {} : { cli: clientId }) }
  return (await signAccessToken(claims)).accessToken
}

/** The access token of a new person with this role. */
export async function makeToken(
  role: TokenClaims['role'],
  {
    client,
    researcher,
    environment = 'development',
    memberRole = 'owner',
    operatorRole = 'admin',
    provedAt,
  }: {
    client?: Client
    researcher?: Researcher
    environment?: Environment
    memberRole?: MemberRole
    operatorRole?: OperatorRole
    provedAt?: Date
  } = {},
): Promise<string> {
  const user = await makeUser(getDb(), role === 'operator' ? { operatorRole } : {})
  if (client) await getDb().membership.create({ data: { userId: user.id, clientId: client.id, role: memberRole } })
  if (researcher) await getDb().researcher.update({ where: { id: researcher.id }, data: { userId: user.id } })
  return makeTokenOf(user.id, role, { environment, provedAt, ...(client ? { clientId: client.id } : {}) })
}
