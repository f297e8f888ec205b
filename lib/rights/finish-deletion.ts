import { forgetEntries } from '#lib/audit/forget-entries.ts'
import type { Tx } from '#lib/db.ts'
import { environments } from '#lib/env.ts'
import { forgetFactors } from '#lib/factors/forget-factors.ts'
import { Prisma, type User } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { deletedNames, lockDeletion } from '#lib/rights/deletion-row.ts'
import { removeFile } from '#lib/rights/export-row.ts'
import { findInvitations } from '#lib/rights/find-invitations.ts'
import { forgetApprovals } from '#lib/rights/forget-approvals.ts'
import { farewellLetter } from '#lib/rights/letters.ts'
import { moveDeletion } from '#lib/rights/move-deletion.ts'

/** Empties the rows of a person, their researcher and the clients that go. What refers to them still finds somebody without a name. */
export async function finishDeletion(tx: Tx, deletionId: string): Promise<void> {
  const row = await lockDeletion(tx, deletionId)
  if (row?.state !== 'working') return
  const user = await tx.user.findUniqueOrThrow({ where: { id: row.userId }, include: { researcher: true } })
  const clients = await tx.client.findMany({ where: { deletionId }, select: { id: true } })
  const clientIds = clients.map(({ id }) => id)
  await forgetApprovals(tx, clientIds)
  // Before what says which they are is forgotten.
  const invitations = await findInvitations(tx, user)
  await forgetEntries(tx, await findTargets(tx, user, { clientIds, invitations: invitations.operator }))
  await emptyClients(tx, clientIds)
  if (user.researcher) await emptyResearcher(tx, user.researcher.id)
  await forgetReplies(tx, user, clientIds)
  await emptyPerson(tx, user, row.dueAt)
  await tx.invitation.deleteMany({ where: { id: { in: invitations.member.map(({ id }) => id) } } })
  await tx.operatorInvitation.deleteMany({ where: { id: { in: invitations.operator.map(({ id }) => id) } } })
  await moveDeletion(tx, row, 'done')
  await postMail(tx, { to: { email: user.email }, letter: farewellLetter(), notice: 'farewell' })
}

type UserAndResearcher = User & { researcher: { id: string } | null }

/** What the operators' audit log may say something about that names the person or one of their clients. */
async function findTargets(
  tx: Tx,
  { id, researcher }: UserAndResearcher,
  { clientIds, invitations }: { clientIds: string[]; invitations: { id: string }[] },
): Promise<{ type: string; id: string }[]> {
  const [select, clientId] = [{ id: true }, { in: clientIds }] as const
  const keys = await tx.apiKey.findMany({ where: { clientId }, select })
  const endpoints = await tx.webhookEndpoint.findMany({ where: { clientId }, select })
  const all: [string, { id: string }[]][] = [
    ['user', [{ id }, ...invitations]],
    ['researcher', researcher ? [researcher] : []],
    ['client', clientIds.map((client) => ({ id: client }))],
    ['api_key', keys],
    ['webhook_endpoint', endpoints],
  ]
  return all.flatMap(([type, rows]) => rows.map((row) => ({ type, id: row.id })))
}

async function emptyClients(tx: Tx, ids: string[]): Promise<void> {
  const clientId = { in: ids }
  await tx.client.updateMany({
    where: { id: clientId },
    data: {
      name: deletedNames.client,
      productionState: 'disabled',
      byHand: false,
      productionReason: null,
      productionAnswers: Prisma.DbNull,
    },
  })
  await tx.membership.deleteMany({ where: { clientId } })
  await tx.invitation.deleteMany({ where: { clientId } })
  await tx.firstOrder.deleteMany({ where: { clientId } })
  await tx.billingDetails.deleteMany({ where: { clientId } })
  await tx.savedView.deleteMany({ where: { clientId } })
  await tx.orderTemplate.deleteMany({ where: { clientId } })
  await tx.productionNote.deleteMany({ where: { clientId } })
  await tx.signOn.deleteMany({ where: { clientId } })
  await tx.signOnDomain.deleteMany({ where: { clientId } })
  await tx.signOnIdentity.deleteMany({ where: { clientId } })
  await tx.apiKey.updateMany({
    where: { clientId },
    data: { name: deletedNames.key, lastUsedNetwork: null, lastUsedAgent: null, allowedNetworks: [] },
  })
  await tx.webhookEndpoint.updateMany({
    where: { clientId },
    data: { url: 'https://deleted.invalid/', description: null, nextSecretEncrypted: null },
  })
}

async function emptyResearcher(tx: Tx, id: string): Promise<void> {
  await tx.researcher.update({
    where: { id },
    data: {
      userId: null,
      name: deletedNames.researcher,
      bio: null,
      languages: [],
      countries: [],
      archives: [],
      decisionReason: null,
    },
  })
  await tx.review.updateMany({ where: { researcherId: id, side: 'researcher' }, data: { content: null } })
  await tx.researcherAlert.deleteMany({ where: { researcherId: id } })
  await tx.reportDraft.deleteMany({ where: { researcherId: id } })
  await tx.offerTemplate.deleteMany({ where: { researcherId: id } })
  await tx.inboxEntry.deleteMany({ where: { researcherId: id } })
  await tx.credential.deleteMany({ where: { researcherId: id } })
  await tx.hiddenOrder.deleteMany({ where: { researcherId: id } })
  await tx.boardSearch.deleteMany({ where: { researcherId: id } })
  await tx.visit.deleteMany({ where: { researcherId: id } })
  await tx.workReturn.updateMany({ where: { researcherId: id }, data: { reason: '' } })
  // The account itself is theirs at the provider; a dispute that comes late still has to find it.
  await tx.researcherAccount.updateMany({ where: { researcherId: id }, data: { failedPayout: null } })
}

/** Answers that are kept for repeats of a request, and how far somebody has read. Of clients that stay, the answers went with the access. */
async function forgetReplies(tx: Tx, { id, researcher }: UserAndResearcher, clientIds: string[]): Promise<void> {
  const readers = [id, ...(researcher ? [researcher.id] : [])]
  const owners = [...readers, ...clientIds, ...clientIds.map((clientId) => `${clientId}:${id}`)]
  const scopes = environments.flatMap((environment) => owners.map((owner) => `${environment}:${owner}`))
  await tx.idempotencyRecord.deleteMany({ where: { scope: { in: scopes } } })
  await tx.messageMark.deleteMany({ where: { readerId: { in: readers } } })
}

async function emptyPerson(tx: Tx, { id: userId, email }: User, dueAt: Date): Promise<void> {
  await forgetFactors(tx, userId)
  await tx.userSession.deleteMany({ where: { userId } })
  await tx.knownDevice.deleteMany({ where: { userId } })
  await tx.signOnIdentity.deleteMany({ where: { userId } })
  await tx.savedView.deleteMany({ where: { userId } })
  await tx.pushMessage.deleteMany({ where: { userId } })
  for (const copy of await tx.dataExport.findMany({ where: { userId } })) await removeFile(tx, copy)
  await tx.dataExport.deleteMany({ where: { userId } })
  // The earlier ones went before (lib/rights/forget-mails.ts).
  const since = { id: { gt: firstIdAt('mail', dueAt) } }
  await tx.mail.deleteMany({ where: { ...since, OR: [{ userId }, { userId: null, recipient: email }] } })
  await tx.user.update({
    where: { id: userId },
    data: {
      name: deletedNames.person,
      email: `${userId}@deleted.invalid`,
      passwordHash: '',
      sessionVersion: { increment: 1 },
      emailVerifiedAt: null,
      mutedMails: [],
      pushedNotices: [],
      factorExempt: false,
    },
  })
}
