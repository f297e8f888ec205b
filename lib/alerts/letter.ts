import { alertsUrl } from '#lib/alerts/send-to-target.ts'
import type { AlertKind } from '#lib/alerts/state.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { catalogue } from '#lib/words/en/alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const link = () => ({ label: t('seeTheAlerts'), url: alertsUrl() })

export const alertLetter = (kind: AlertKind, what: 'fired' | 'resolved', sentence: string): Letter => ({
  subject: t(what === 'fired' ? 'alertSubject' : 'resolvedSubject', { what: t(`kinds.${kind}`) }),
  body: [sentence],
  link: link(),
})

export const trialLetter = (): Letter => ({ subject: t('testSubject'), body: [t('testSentence')], link: link() })
