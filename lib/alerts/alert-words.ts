import { alertUnits, type AlertKind } from '#lib/alerts/state.ts'
import { catalogue } from '#lib/words/en/alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A measure as people say it: `5 min`, `3`, `62 %`. */
export function measureText(kind: AlertKind, value: number): string {
  const n = Math.round(value)
  switch (alertUnits[kind]) {
    case 'seconds':
      return value < 120 ? t('seconds', { n }) : t('minutes', { n: Math.round(value / 60) })
    case 'percent':
      return t('percent', { n })
    case 'count':
      return t('count', { n })
  }
}

type Said = { kind: string; value: number; threshold: number }

/** What is the matter, in a sentence. */
export const firedSentence = ({ kind, value, threshold }: Said & { kind: AlertKind }): string =>
  t('fired', { what: t(`kinds.${kind}`), value: measureText(kind, value), threshold: measureText(kind, threshold) })

export const resolvedSentence = ({ kind, worst }: { kind: AlertKind; worst: number }): string =>
  t('resolved', { what: t(`kinds.${kind}`), worst: measureText(kind, worst) })
