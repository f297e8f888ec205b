import { listClientActions } from '#lib/clients/list-client-actions.ts'
import { getDb } from '#lib/db.ts'
import { toFactorView } from '#lib/factors/view.ts'
import type { User } from '#lib/generated/prisma/client.ts'
import { toMessageView, withAttachments } from '#lib/messages/view.ts'
import { rowsOf, keyset, toPage } from '#lib/paging.ts'
import { memberActor, type MembershipRow } from '#lib/clients/member-actor.ts'
import { writtenWords } from '#lib/rights/written-words.ts'
import { jsonFile, listFile } from '#lib/rights/zip-files.ts'
import type { ZipEntry } from '#lib/files/zip-of.ts'
import { meRelations, toMeView, toSessionView } from '#lib/users/view.ts'

/** What concerns the person alone. */
export async function* collectAccount(user: User): AsyncGenerator<ZipEntry> {
  yield jsonFile('account.json', await describeAccount(user.id))
  yield listFile('mails.json', rowsOf(mailsTo(user)))
  yield listFile('notifications.json', rowsOf(notificationsTo(user.id)))
  yield listFile('messages-you-wrote.json', rowsOf(messagesOf(user.id)))
  yield listFile('notes-you-wrote.json', rowsOf(notesOf(user.id)))
  yield* writtenWords('', { type: 'customer', id: user.id })
  yield listFile('what-you-did.json', deedsOf(user))
  const deeds = await getDb().operatorAction.count({ where: { operatorId: user.id } })
  if (deeds > 0) yield listFile('what-you-did-as-operator.json', rowsOf(operatorDeedsOf(user.id)))
}

async function describeAccount(userId: string) {
  const [user, sessions, factors, recoveryCodes, devices, notified, views, customers] = await Promise.all([
    getDb().user.findUniqueOrThrow({ where: { id: userId }, include: meRelations }),
    getDb().userSession.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
    getDb().factor.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
    getDb().recoveryCode.findMany({ where: { userId }, select: { createdAt: true, usedAt: true } }),
    getDb().knownDevice.findMany({ where: { userId }, select: { createdAt: true, lastUsedAt: true } }),
    getDb().pushDevice.findMany({
      where: { session: { userId } },
      select: { sessionId: true, createdAt: true, lastNotifiedAt: true },
    }),
    getDb().savedView.findMany({ where: { userId }, select: { clientId: true, list: true, name: true, query: true } }),
    getDb().providerCustomer.findMany({
      where: { userId },
      select: { environment: true, clientId: true, customerId: true, createdAt: true },
    }),
  ])
  const reader = { type: 'person', id: userId, name: user.name, environment: 'development', scopes: [] } as const
  return {
    ...toMeView(user, null),
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    sessions: sessions.map((row) => ({ ...toSessionView(row, reader), locale: row.locale })),
    factors: factors.map(toFactorView),
    recoveryCodes,
    knownDevices: devices,
    notifiedDevices: notified,
    savedViews: views,
    atThePaymentProvider: customers,
  }
}

/** Of those that were written to nobody's address, or before it was noted whose one is, only what came since they are here. */
const mailsTo =
  ({ id, email, createdAt }: User) =>
  async (page: Parameters<typeof keyset>[0]) => {
    const { where, rest } = keyset(page)
    const theirs = { OR: [{ userId: id }, { userId: null, recipient: email, createdAt: { gte: createdAt } }] }
    const select = { id: true, subject: true, text: true, createdAt: true, sentAt: true } as const
    return toPage(await getDb().mail.findMany({ where: { ...theirs, ...where }, ...rest, select }), page.limit)
  }

const notificationsTo = (userId: string) => async (page: Parameters<typeof keyset>[0]) => {
  const { where, rest } = keyset(page)
  const select = { id: true, title: true, body: true, createdAt: true } as const
  return toPage(await getDb().pushMessage.findMany({ where: { userId, ...where }, ...rest, select }), page.limit)
}

const messagesOf = (senderId: string) => async (page: Parameters<typeof keyset>[0]) => {
  const { where, rest } = keyset(page)
  const rows = await getDb().message.findMany({
    where: { senderId, senderType: 'customer', ...where },
    ...rest,
    include: withAttachments,
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map((row) => ({ orderId: row.orderId, ...toMessageView(row) })), hasMore }
}

const notesOf = (authorId: string) => async (page: Parameters<typeof keyset>[0]) => {
  const { where, rest } = keyset(page)
  const select = { id: true, orderId: true, text: true, createdAt: true } as const
  return toPage(await getDb().orderNote.findMany({ where: { authorId, ...where }, ...rest, select }), page.limit)
}

/** By the audit log of each client that they belong to, as somebody who sees the log reads it. */
async function* deedsOf(user: User) {
  const memberships: MembershipRow[] = await getDb().membership.findMany({
    where: { userId: user.id },
    include: { client: true },
    orderBy: { clientId: 'asc' },
  })
  for (const membership of memberships) {
    const actor = memberActor(user, membership, 'development')
    const { id: clientId } = membership.client
    for await (const deed of rowsOf((page) => listClientActions(getDb(), actor, { by: user.id }, page)))
      yield { clientId, ...deed }
  }
}

const operatorDeedsOf = (operatorId: string) => async (page: Parameters<typeof keyset>[0]) => {
  const { where, rest } = keyset(page)
  const select = {
    id: true,
    action: true,
    environment: true,
    targetType: true,
    targetId: true,
    reason: true,
    createdAt: true,
  } as const
  return toPage(await getDb().operatorAction.findMany({ where: { operatorId, ...where }, ...rest, select }), page.limit)
}
