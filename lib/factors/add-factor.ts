import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { mostFactors } from '#lib/factors/begin-factor.ts'
import { openChallenge, spendChallenge, type Challenge } from '#lib/factors/challenge.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'
import { findOwner, type Owner } from '#lib/factors/find-owner.ts'
import { lockOwner } from '#lib/factors/lock-owner.ts'
import { makeRecoveryCodes } from '#lib/factors/make-recovery-codes.ts'
import { relyingParty } from '#lib/factors/relying-party.ts'
import { replaceRecoveryCodes } from '#lib/factors/replace-recovery-codes.ts'
import type { AddedFactorView, AddFactorInput, Registration } from '#lib/factors/schema.ts'
import { stepOf } from '#lib/factors/totp.ts'
import { toFactorView } from '#lib/factors/view.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter } from '#lib/mail/security-letter.ts'
import { decrypt, encrypt } from '#lib/secrets.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'
import { refusal } from '#lib/refusals.ts'

const t = wordsOf(catalogue)

/**
 * Adds a factor that has just been shown to work. The first one brings recovery codes with it, and ends the sessions that
 * were begun without: all but this one, where it was shown. Who shows it again has not had the answer: the codes in that nobody
 * has, and only their hashes are kept, so there are others.
 */
export async function addFactor(tx: Tx, actor: PersonActor, given: AddFactorInput): Promise<AddedFactorView> {
  const owner = await findOwner(tx, actor)
  const { sessionId = '' } = actor
  const purpose = given.kind === 'passkey' ? 'add-passkey' : 'add-totp'
  const challenge = openChallenge(purpose, given.token, owner.id)
  if (!challenge) throw staleToken()
  const content = given.kind === 'passkey' ? await readPasskey(challenge, given.response) : readTotp(challenge, given)
  await lockOwner(tx, owner.id)
  if (!(await spendChallenge(tx, challenge))) return addedBefore(tx, owner, challenge, content)
  const before = await tx.factor.count({ where: { userId: owner.id } })
  if (before >= mostFactors) throw invalid('kind', refusal('factorsFull', { most: mostFactors }))
  const { credentialId } = content
  if (credentialId && (await tx.factor.findUnique({ where: { credentialId } })))
    throw invalid('response', refusal('passkeyTaken'))
  const { kind, name } = given
  const row = await tx.factor.create({ data: { id: newId('factor'), userId: owner.id, kind, name, ...content } })
  await postMail(tx, { to: owner, letter: addedLetter(given, owner) })
  const view = toFactorView(row)
  if (before > 0) return view
  await tx.userSession.update({ where: { id: sessionId }, data: { factor: kind } })
  await endSessions(tx, owner.id, sessionId)
  return { ...view, recoveryCodes: await makeRecoveryCodes(tx, owner.id) }
}

async function addedBefore(
  tx: Tx,
  owner: Owner,
  { secret }: Challenge,
  { credentialId }: Content,
): Promise<AddedFactorView> {
  const rows = await tx.factor.findMany({ where: { userId: owner.id } })
  const row = rows.find((one) =>
    credentialId === undefined
      ? one.secretEncrypted !== null && decrypt(one.secretEncrypted) === secret
      : one.credentialId === credentialId,
  )
  if (!row) throw staleToken()
  const view = toFactorView(row)
  return rows.length > 1 ? view : { ...view, recoveryCodes: await replaceRecoveryCodes(tx, owner) }
}

const staleToken = () => invalid('token', refusal('factorStale'))

type Content = Partial<
  Pick<
    Prisma.FactorCreateManyInput,
    'credentialId' | 'publicKey' | 'counter' | 'transports' | 'secretEncrypted' | 'lastStep'
  >
>

async function readPasskey({ challenge }: Challenge, response: Registration): Promise<Content> {
  const { rpID, origin } = relyingParty()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON, // parsed as far as we know it; the library reads the rest
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) throw invalid('response', refusal('passkeyUnfit'))
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: new Uint8Array(publicKey),
    counter: BigInt(counter),
    transports: response.response.transports ?? [],
  }
}

function readTotp({ secret = '' }: Challenge, { code }: { code: string }): Content {
  const lastStep = stepOf(secret, code)
  if (lastStep === undefined) throw invalid('code', refusal('appCodeWrong'))
  return { secretEncrypted: encrypt(secret), lastStep }
}

const addedLetter = ({ kind, name }: AddFactorInput, { origin }: Owner) =>
  securityLetter(
    kind === 'passkey' ? t('aPasskeyWasAddedTo') : t('anAuthenticatorAppWasAdded'),
    kind === 'passkey' ? t('thePasskeyWasAddedTo', { name }) : t('theAuthenticatorAppWasAdded', { name }),
    origin,
  )
