import type { ContactInput } from '#lib/contact/schema.ts'
import { topicWords } from '#lib/contact/topic-words.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { seenFrom, type SeenFrom } from '#lib/mail/security-letter.ts'
import { requireFewAttempts } from '#lib/users/register.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/**
 * Mails what somebody wrote in the contact form to CONTACT_EMAIL, or else to every operator. Nobody says who they are there,
 * so no answer goes out by itself: it would make us a sender for strangers.
 */
export async function writeToOperators(given: ContactInput, origin: SeenFrom): Promise<{ sent: true }> {
  // Of an address from one network: whoever types another's keeps nobody out elsewhere.
  await requireFewAttempts('contact', `${given.email} ${origin.network}`, origin.network)
  const readers = await findReaders()
  if (readers.length === 0)
    throw new ApiError('unavailable', 'Nobody reads this form at the moment. The imprint says how else to write.')
  await inTransaction(async (tx) => {
    for (const email of readers) await postMail(tx, { to: { email }, letter: contactLetter(given, origin) })
  })
  return { sent: true }
}

async function findReaders(): Promise<string[]> {
  const { CONTACT_EMAIL } = getEnv()
  if (CONTACT_EMAIL !== undefined) return [CONTACT_EMAIL]
  const operators = await getDb().user.findMany({
    where: { operator: true, disabledAt: null },
    select: { email: true },
    orderBy: { id: 'asc' },
  })
  return operators.map(({ email }) => email)
}

export const contactLetter = ({ name, email, topic, message }: ContactInput, origin: SeenFrom): Letter => ({
  subject: t('contactForm', { topic: topicWords()[topic] }),
  body: [
    t('somebodyWroteToYouIn'),
    [t('name', { name }), t('address', { email }), ...seenFrom(origin)],
    { from: `${name}:`, text: message },
  ],
})
