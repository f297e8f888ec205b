import { Resolver } from 'node:dns/promises'
import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { isUniqueViolation } from '#lib/database-errors.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { requireStillOwner } from '#lib/members/permissions.ts'
import { getDomainRow } from '#lib/sign-on/domain-row.ts'
import type { SignOnView } from '#lib/sign-on/schema.ts'
import { recordOf, toSignOnView } from '#lib/sign-on/view.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

function makeResolver(): Resolver {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const { DNS_SERVERS } = getEnv()
  if (DNS_SERVERS.length > 0) resolver.setServers(DNS_SERVERS)
  return resolver
}

/** Looks for the domain's record, and throws 409 where it isn't there. Outside of any transaction. */
export async function prepareProof(actor: CustomerActor, domainId: string): Promise<void> {
  const row = await getDomainRow(getDb(), actor, domainId)
  const { name, value } = recordOf(row)
  const records = await makeResolver()
    .resolveTxt(name)
    .catch(() => [])
  // A long text comes in pieces.
  if (records.some((pieces) => pieces.join('').trim() === value)) return
  const found = records.length === 0 ? t('thereIsNoTxtRecord') : t('theTxtRecordIsAnother')
  throw new ApiError(
    'domain_not_proved',
    `${found} at ${name}. It has to be: ${value}. A new record may take an hour to be seen everywhere.`,
  )
}

/** Notes that a domain's record was just found. The domain has one client from then on. */
export async function proveDomain(tx: Tx, actor: CustomerActor, domainId: string): Promise<SignOnView> {
  const { clientId } = actor
  await lockClient(tx, clientId)
  await requireStillOwner(tx, actor)
  const { domain, provedAt } = await getDomainRow(tx, actor, domainId)
  if (provedAt) return toSignOnView(tx, clientId)
  await tx.signOnDomain.update({ where: { id: domainId }, data: { provedAt: new Date() } }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw new ApiError('domain_taken', `${domain} was proved by another client. If it is yours, write to us.`)
  })
  await recordClientAction(tx, { clientId, actor, type: 'sign_on.domain_proved', payload: { domain } })
  return toSignOnView(tx, clientId)
}
