import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { addNote } from '#lib/production/add-note.ts'
import { lockRequest } from '#lib/production/lock-request.ts'
import type { ProductionNoteView } from '#lib/production/schema.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The client's side writes: an answer, or what it wants to add. Those who asked are told, or everybody who can decide. */
export async function writeNote(tx: Tx, actor: CustomerActor, content: string): Promise<ProductionNoteView> {
  const { clientId, name: author } = actor
  const { name: client } = await lockRequest(tx, clientId)
  const note = await addNote(tx, actor, clientId, content)
  for (const to of await findReaders(tx, clientId)) await tellReader(tx, to, { clientId, client, author, content })
  return note
}

const foldMs = 15 * 60_000

/** Of the first note of a quarter of an hour at once; of all others in it by one mail, at its end. */
async function tellReader(tx: Tx, to: Reader, written: Written): Promise<void> {
  const quarter = Math.floor(Date.now() / foldMs)
  const dedupeKey = `production-note:${written.clientId}:${to.id}:${quarter}`
  if ((await tx.mail.count({ where: { dedupeKey } })) === 0)
    return postMail(tx, { to, letter: noteLetter(written), dedupeKey })
  const delayMs = (quarter + 1) * foldMs - Date.now()
  return postMail(tx, { to, letter: moreLetter(written), dedupeKey: `${dedupeKey}:more`, delayMs })
}

type Reader = { id: string; email: string; name: string }

async function findReaders(tx: Tx, clientId: string): Promise<Reader[]> {
  const asked = await tx.productionNote.findMany({
    where: { clientId, senderType: 'operator' },
    select: { senderId: true },
  })
  const operators = await tx.user.findMany({
    where: { operator: true, disabledAt: null },
    select: { id: true, email: true, name: true },
    orderBy: { id: 'asc' },
  })
  const askers = operators.filter(({ id }) => asked.some(({ senderId }) => senderId === id))
  return askers.length > 0 ? askers : operators
}

type Written = { clientId: string; client: string; author: string; content: string }

export const noteLetter = ({ clientId, client, author, content }: Written): Letter => ({
  subject: t('answeredAboutProduction', { client }),
  body: [t('writesAboutProduction', { author, client }), { from: `${author}:`, text: content }],
  link: { label: t('decideAboutProduction'), url: portalUrl(`/operator/clients/${clientId}/production`) },
})

export const moreLetter = ({ clientId, client }: Pick<Written, 'clientId' | 'client'>): Letter => ({
  subject: t('answeredAboutProduction', { client }),
  body: [t('wroteMoreAboutProduction', { client })],
  link: { label: t('decideAboutProduction'), url: portalUrl(`/operator/clients/${clientId}/production`) },
})
