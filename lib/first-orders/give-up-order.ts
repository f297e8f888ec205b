import { z } from 'zod'
import { clientUrl } from '#lib/clients/client-url.ts'
import type { Tx } from '#lib/db.ts'
import type { Owner } from '#lib/first-orders/place-kept.ts'
import type { FirstOrder } from '#lib/generated/prisma/client.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const written = z.string().catch('')
// What can still be read of it, whichever rule it doesn't keep any more.
const asked = z.object({
  documentType: written,
  repositoryName: written,
  location: written,
  personsOfInterest: z.array(z.record(z.string(), written)).catch([]),
  instructions: written,
})

/** Lets an order go that waited and can no longer be placed: whoever wrote it is told, and given back what they wrote. */
export async function giveUpOrder(tx: Tx, { id, content }: FirstOrder, { user, client }: Owner): Promise<void> {
  await tx.firstOrder.delete({ where: { id } })
  await postMail(tx, { to: user, letter: letterOf(client.id, content) })
}

export function letterOf(clientId: string, content: unknown): Letter {
  const { documentType, repositoryName, location, personsOfInterest, instructions } = asked.parse(content ?? {})
  const persons = personsOfInterest.map((person) => Object.values(person).filter(Boolean).join(', '))
  const text = [documentType, repositoryName, location, ...persons, instructions].filter(Boolean).join('\n')
  return {
    subject: t('theOrderThatWaitedCanNot'),
    body: [t('itCanNoLongerBePlaced'), { from: t('youHadWritten'), text }],
    link: { label: t('placeAnOrder'), url: clientUrl('/orders/new', clientId, 'production') },
  }
}
