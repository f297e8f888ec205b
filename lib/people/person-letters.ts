import type { Letter } from '#lib/mail/letter.ts'
import { portalUrl } from '#lib/mail/letter.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const disabledLetter = (reason: string): Letter => ({
  subject: t('yourCallslipAccountIsDisabled'),
  body: [t('anOperatorHasDisabledYour'), t('theOperatorWrites', { reason })],
})
export const enabledLetter = (): Letter => ({
  subject: t('yourCallslipAccountIsOpenAgain'),
  body: [t('anOperatorHasOpenedYour')],
  link: { label: t('signIn'), url: portalUrl('/sign-in') },
})

export const roleSentences = () =>
  ({
    support: t('readEverythingInTheConsole'),
    finance: t('doWhatSupportDoesRefund'),
    admin: t('doEverythingDecideOnProduction'),
  }) as const

export const invitationLetter = (role: keyof ReturnType<typeof roleSentences>, url: string): Letter => ({
  subject: t('youAreInvitedToThe'),
  body: [
    t('youAreInvitedToBe', { role: t(`roles.${role}`), roleSentences: roleSentences()[role] }),
    t('theLinkIsGoodForSeven'),
  ],
  link: { label: t('acceptTheInvitation'), url, secret: true },
})

export const removedLetter = (): Letter => ({
  subject: t('youAreNoOperatorOf'),
  body: [t('yourAccessToTheOperators')],
})
