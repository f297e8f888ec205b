import type { Letter } from '#lib/mail/letter.ts'
import { portalUrl } from '#lib/mail/letter.ts'

export const disabledLetter = (reason: string): Letter => ({
  subject: 'Your Callslip account is disabled',
  body: [
    'An operator has disabled your account: you are signed out everywhere and can’t sign in. Orders and clients go on.',
    `The operator writes: ${reason}`,
  ],
})
export const enabledLetter = (): Letter => ({
  subject: 'Your Callslip account is open again',
  body: ['An operator has opened your account again. Sign in as before.'],
  link: { label: 'Sign in', url: portalUrl('/sign-in') },
})

export const roleSentences = {
  support: 'read everything in the console, remind researchers and open orders',
  finance: 'do what support does, refund and cancel orders, answer disputes and look after payouts',
  admin: 'do everything: decide on production, people, other operators and archives',
} as const

export const invitationLetter = (role: keyof typeof roleSentences, url: string): Letter => ({
  subject: 'You are invited to the Callslip console',
  body: [
    `You are invited to be an operator of Callslip, as ${role}: to ${roleSentences[role]}.`,
    'The link is good for seven days and works once. If you did not expect it, ignore this mail.',
  ],
  link: { label: 'Accept the invitation', url, secret: true },
})

export const removedLetter: Letter = {
  subject: 'You are no operator of Callslip any more',
  body: ['Your access to the operators’ console has been withdrawn. Whatever else your account is for stays as it is.'],
}
