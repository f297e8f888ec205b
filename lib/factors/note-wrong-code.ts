import { inTransaction } from '#lib/db.ts'
import { noteMiss } from '#lib/factors/note-miss.ts'
import type { Place } from '#lib/factors/find-place.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter, type SeenFrom } from '#lib/mail/security-letter.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** More in a day, from wherever, than somebody mistypes. */
const worthTelling = 5

/** Notes a code that didn't fit: the next one from there waits longer, and of many in a day the person is told, once. */
export async function noteWrongCode(userId: string, { who }: Place, origin: SeenFrom): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const [, today] = await Promise.all([noteMiss(who), noteMiss(`factor:${userId}:on ${day}`)])
  if (today < worthTelling) return
  const letter = securityLetter(t('codesForYourCallslipAccount'), t('somebodyWhoHasYourPassword'), origin)
  await inTransaction(async (tx) => {
    const to = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true, email: true } })
    await postMail(tx, { to, letter, dedupeKey: `wrong-codes:${userId}:${day}` })
  })
}
