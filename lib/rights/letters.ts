import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { sayMoment } from '#lib/mail/said.ts'
import { seenFrom, type SeenFrom } from '#lib/mail/security-letter.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const dataUrl = () => portalUrl('/account/data')

export const readyLetter = (expiresAt: Date): Letter => ({
  subject: t('theCopyOfYourCallslip'),
  body: [t('theCopyThatYouAsked', { expiresAt: sayMoment(expiresAt) })],
  link: { label: t('downloadIt'), url: dataUrl() },
})

export const failedLetter = (): Letter => ({
  subject: t('theCopyOfYourCallslipCould'),
  body: [t('weTriedSeveralTimesTo')],
  link: { label: t('seeYourAccount'), url: dataUrl() },
})

type Asked = { dueAt: Date; link: string; names: readonly string[]; origin: SeenFrom }

export const askedLetter = ({ dueAt, link, names, origin }: Asked): Letter => ({
  subject: t('yourCallslipAccountIsTo'),
  body: [
    t('yourAccountIsToBe', { dueAt: sayMoment(dueAt) }),
    ...(names.length > 0 ? [t('nobodyElseBelongsToIt', { names: names.join(t('and')) })] : []),
    t('whatTheLawHasUs'),
    seenFrom(origin),
    t('ifItWasNotYou'),
  ],
  link: { label: t('keepTheAccount'), url: link, secret: true },
})

export const keptLetter = (): Letter => ({
  subject: t('yourCallslipAccountStays'),
  body: [t('theDeletionOfYourAccount')],
  link: { label: t('toYourAccount'), url: dataUrl() },
})

export const stoppedLetter = (sentences: readonly string[]): Letter => ({
  subject: t('yourCallslipAccountCouldNot'),
  body: [t('itsTimeHadComeBut'), [...sentences], t('whenThatIsSettledAsk')],
  link: { label: t('seeYourAccount'), url: dataUrl() },
})

export const farewellLetter = (): Letter => ({
  subject: t('yourCallslipAccountIsDeleted'),
  body: [t('yourAccountIsDeletedAs'), t('thisIsTheLastMail')],
})
