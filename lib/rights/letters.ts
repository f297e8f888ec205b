import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { sayDay, sayMoment } from '#lib/mail/said.ts'
import { seenFrom, type SeenFrom } from '#lib/mail/security-letter.ts'

const dataUrl = () => portalUrl('/account/data')

export const readyLetter = (expiresAt: Date): Letter => ({
  subject: 'The copy of your Callslip data is ready',
  body: [
    `The copy that you asked for is ready. It can be downloaded until ${sayMoment(expiresAt)}, by you alone, and is removed then.`,
  ],
  link: { label: 'Download it', url: dataUrl() },
})

type Asked = { dueAt: Date; link: string; names: readonly string[]; origin: SeenFrom }

export const askedLetter = ({ dueAt, link, names, origin }: Asked): Letter => ({
  subject: 'Your Callslip account is to be deleted',
  body: [
    `Your account is to be deleted on ${sayDay(dueAt)}. Until then everything is as it was, and you can take it back: here, or in your account.`,
    ...(names.length > 0
      ? [
          `Nobody else belongs to ${names.join(' and ')}: it goes with your account, with its orders and their documents.`,
        ]
      : []),
    'What the law has us keep stays: receipts, invoices and statements as they were issued, and amounts that were moved.',
    seenFrom(origin),
    'If it was not you, take it back, and choose a new password.',
  ],
  link: { label: 'Keep the account', url: link, secret: true },
})

export const keptLetter = (): Letter => ({
  subject: 'Your Callslip account stays',
  body: ['The deletion of your account was taken back. Nothing has changed.'],
  link: { label: 'To your account', url: dataUrl() },
})

export const stoppedLetter = (sentences: readonly string[]): Letter => ({
  subject: 'Your Callslip account could not be deleted',
  body: [
    'Its time had come, but something stands in the way, so nothing was deleted:',
    [...sentences],
    'When that is settled, ask again.',
  ],
  link: { label: 'See your account', url: dataUrl() },
})

export const farewellLetter = (): Letter => ({
  subject: 'Your Callslip account is deleted',
  body: [
    'Your account is deleted, as you asked. What the law has us keep stays: receipts, invoices and statements as they were issued, and amounts that were moved.',
    'This is the last mail to this address, and our copy of it is removed within two days.',
  ],
})
