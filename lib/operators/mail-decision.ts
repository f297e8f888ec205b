import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { clientUrl } from '#lib/clients/client-url.ts'
import { type Letter, portalUrl } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { undoSeconds } from '#lib/operators/undo-seconds.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type Words = {
  subject: string
  sentence: string
  reason?: string | undefined
  clientId?: string
  /** Where what is to be done next is done; otherwise where everything begins. */
  link?: { label: string; url: string }
}

type Reader = { id: string; email: string; name: string }

/** Mails a decision to people, after the time for undoing it. `occasion` is what `takeBackMails` finds it by. */
export async function mailDecision(tx: Tx, readers: readonly Reader[], occasion: string, words: Words): Promise<void> {
  const letter = letterOf(words)
  for (const reader of readers) {
    await postMail(tx, {
      dedupeKey: `${occasion}:${newId('mail')}:${reader.id}`,
      to: reader,
      letter,
      delayMs: undoSeconds * 1000,
    })
  }
}

export const letterOf = ({ subject, sentence, reason, clientId, link }: Words): Letter => ({
  subject,
  body: [sentence, ...(reason === undefined ? [] : [t('theOperatorWrites2', { reason })])],
  link: link ?? { label: t('openCallslip'), url: clientId === undefined ? portalUrl() : clientUrl('/', clientId) },
})
