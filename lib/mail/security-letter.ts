import { accountUrl, type Letter } from '#lib/mail/letter.ts'
import { sayMoment } from '#lib/mail/said.ts'

/** Where something was done from: a network and a program's name. */
export type SeenFrom = { network: string | null; agent: string | null }

/** When and from where something is done, as a list. */
export const seenFrom = ({ network, agent }: SeenFrom): string[] => [
  `When: ${sayMoment(new Date())}`,
  `With: ${agent ?? 'an unknown program'}`,
  `From the network: ${network ?? 'unknown'}`,
]

/** Tells somebody what was done to their account, when and from where, and what to do where it wasn't them. */
export const securityLetter = (subject: string, what: string, origin: SeenFrom): Letter => ({
  subject,
  body: [
    what,
    seenFrom(origin),
    'If that was you, nothing is to be done. If it was not, sign out what you do not know, choose a new password, and write to us.',
  ],
  link: { label: 'See where you are signed in', url: accountUrl() },
})
