import { accountUrl, type Letter } from '#lib/mail/letter.ts'
import { sayMoment } from '#lib/mail/said.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Where something was done from: a network and a program's name. */
export type SeenFrom = { network: string | null; agent: string | null }

/** When and from where something is done, as a list. */
export const seenFrom = ({ network, agent }: SeenFrom): string[] => [
  t('when', { sayMoment: sayMoment(new Date()) }),
  t('with', { agent: agent ?? t('anUnknownProgram') }),
  t('fromTheNetwork', { network: network ?? t('unknown') }),
]

/** Tells somebody what was done to their account, when and from where, and what to do where it wasn't them. */
export const securityLetter = (subject: string, what: string, origin: SeenFrom): Letter => ({
  subject,
  body: [what, seenFrom(origin), t('ifThatWasYouNothing')],
  link: { label: t('seeWhereYouAreSigned'), url: accountUrl() },
})
