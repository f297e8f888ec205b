import type { OperatorActor } from '#lib/actor.ts'
import { clientUrl } from '#lib/clients/client-url.ts'
import type { Tx } from '#lib/db.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { audit } from '#lib/operators/audit.ts'
import { findNotified } from '#lib/operators/mail-members.ts'
import { addNote } from '#lib/production/add-note.ts'
import { lockRequest } from '#lib/production/lock-request.ts'
import type { ProductionNoteView } from '#lib/production/schema.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Asks a client something before deciding about production: its owners and developers are told, and it is their turn. */
export async function askBack(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  content: string,
): Promise<ProductionNoteView> {
  const { name: client, kind } = await lockRequest(tx, clientId)
  const note = await addNote(tx, actor, clientId, content)
  await audit(tx, actor, {
    action: 'client.ask_back',
    targetType: 'client',
    targetId: clientId,
    reason: content.slice(0, 1000),
    after: { noteId: note.id },
  })
  // Who looks for a document has no page about going live: they are asked where they wait.
  const url =
    kind === 'personal'
      ? clientUrl('/orders', clientId, 'production')
      : clientUrl('/developers/go-live', clientId, 'development')
  const letter = askBackLetter({ client, content, url })
  for (const to of await findNotified(tx, clientId))
    await postMail(tx, { to, letter, dedupeKey: `production-note:${note.id}:${to.id}` })
  return note
}

type Asked = { client: string; content: string; url: string }

export const askBackLetter = ({ client, content, url }: Asked): Letter => ({
  subject: t('askedAboutProduction', { client }),
  body: [t('theOperatorsAskBefore', { client }), { from: t('callslip'), text: content }],
  link: { label: t('answerTheQuestion'), url },
})
