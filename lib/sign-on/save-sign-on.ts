import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { SignOn } from '#lib/generated/prisma/client.ts'
import { tellOwner } from '#lib/mail/tell-owner.ts'
import { endBegunSessions } from '#lib/factors/end-begun-sessions.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { requireStillOwner } from '#lib/members/permissions.ts'
import { getMoment } from '#lib/moment.ts'
import { encrypt } from '#lib/secrets.ts'
import { tryProvider, type ProviderSettings } from '#lib/sign-on/provider.ts'
import type { SaveSignOnInput, SignOnView } from '#lib/sign-on/schema.ts'
import { settingsOf } from '#lib/sign-on/sign-on-row.ts'
import { redirectUri, toSignOnView } from '#lib/sign-on/view.ts'
import { isGoogle } from '#lib/users/is-google.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Tried = Omit<ProviderSettings, 'redirectUri'> & { isPairwise: boolean }

const isSameProvider = (row: SignOn, { issuer, clientId }: Pick<ProviderSettings, 'issuer' | 'clientId'>) =>
  new URL(row.issuer).href === new URL(issuer).href && row.providerClientId === clientId

/** Asks the provider whether it takes the settings. A secret that is known is sent to nobody but whom it is of. */
export async function prepareSignOn(actor: CustomerActor, given: SaveSignOnInput): Promise<Tried> {
  const { issuer, clientId } = given
  const row = await getDb().signOn.findUnique({ where: { clientId: actor.clientId } })
  const known = row && isSameProvider(row, given) ? settingsOf(row).clientSecret : undefined
  const clientSecret = given.clientSecret ?? known
  if (clientSecret === undefined) throw invalid('clientSecret', 'is needed with another issuer or client id')
  const tried = await tryProvider({ issuer, clientId, clientSecret, redirectUri: redirectUri(actor.clientId) })
  return { ...tried, clientId, clientSecret }
}

/** Sets how a client's people sign in at their organisation, by settings that were just tried. */
export async function saveSignOn(
  tx: Tx,
  actor: CustomerActor,
  { role, required }: SaveSignOnInput,
  { issuer, clientId: providerClientId, clientSecret, isPairwise }: Tried,
): Promise<SignOnView> {
  const { clientId } = actor
  await lockClient(tx, clientId)
  await requireStillOwner(tx, actor)
  if (
    required &&
    isGoogle(issuer) &&
    (await tx.signOnDomain.count({ where: { clientId, provedAt: { not: null } } })) === 0
  )
    throw invalid('required', 'needs a domain that you have proved first: of Google only its accounts come in')
  const before = await tx.signOn.findUnique({ where: { clientId } })
  const secretEncrypted = encrypt(clientSecret)
  const data = { issuer, providerClientId, secretEncrypted, role, required, triedAt: new Date() }
  const isAnother = !before || !isSameProvider(before, { issuer, clientId: providerClientId })
  // Where a person is called otherwise to each app, who was known by another one is known by their address once more. Elsewhere not: an
  // address may have passed to somebody else.
  const createdAt = isAnother && isPairwise ? await getMoment(tx) : (before?.createdAt ?? new Date(0))
  await tx.signOn.upsert({
    where: { clientId },
    create: { clientId, ...data, createdAt },
    update: { ...data, createdAt },
  })
  if (before && isAnother) await endBegunSessions(tx, { clientId, except: actor.sessionId })
  const payload = { issuer, role, required: String(required) }
  await recordClientAction(tx, { clientId, actor, type: 'sign_on.saved', payload })
  const { name } = await tx.client.findUniqueOrThrow({ where: { id: clientId }, select: { name: true } })
  await tellOwner(tx, actor, t('singleSignOnOfWasChanged', { name }), changed(name, issuer, required))
  return toSignOnView(tx, clientId)
}

const changed = (name: string, issuer: string, required: boolean) =>
  t('peopleOfSignInAt', { name, issuer, required: required ? t('andNobodyButOwnersIn') : '' })
