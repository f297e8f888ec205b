import type { AlertKind } from '#lib/alerts/state.ts'
import { catalogue } from '#lib/words/en/alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A measure as people say it: `5 min`, `3`, `62 %`. */
export function measureText(kind: AlertKind, value: number): string {
  switch (kind) {
    case 'queue_age':
    case 'mail_age':
      return value < 120 ? t('seconds', { n: Math.round(value) }) : t('minutes', { n: Math.round(value / 60) })
    case 'webhook_failures':
    case 'disk':
      return t('percent', { n: Math.round(value) })
    case 'failed_jobs':
    case 'provider_refusals':
    case 'disputes':
    case 'mail_refusals':
      return t('count', { n: Math.round(value) })
  }
}

type Said = { kind: string; value: number; threshold: number }

/** What is the matter, in a sentence. */
export const firedSentence = ({ kind, value, threshold }: Said & { kind: AlertKind }): string =>
  t('fired', { what: t(`kinds.${kind}`), value: measureText(kind, value), threshold: measureText(kind, threshold) })

export const resolvedSentence = ({ kind, worst }: { kind: AlertKind; worst: number }): string =>
  t('resolved', { what: t(`kinds.${kind}`), worst: measureText(kind, worst) })
