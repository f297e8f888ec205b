import { CalendarDate } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import type { Day } from '#lib/status/days.ts'
import { catalogue } from '#lib/words/en/status.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const looks: Record<Day['worst'], string> = {
  ok: 'h-4 bg-accent',
  slow: 'h-6 bg-caution',
  down: 'h-8 bg-danger',
  unknown: 'h-1 bg-line',
}

/** Ninety days at a glance, and in words those that weren't well: height says what colour does. */
export function Days({ days }: { days: readonly Day[] }) {
  const known = days.filter(({ worst }) => worst !== 'unknown')
  const bad = known.filter(({ minutes }) => minutes > 0).reverse()
  return (
    <>
      <div aria-hidden="true" className="flex h-8 items-end gap-px">
        {days.map(({ day, worst }) => (
          <span key={day} className={`min-w-0 flex-1 ${looks[worst]}`} />
        ))}
      </div>
      {bad.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {known.length === 0 ? t('noDayKnown') : t('wellFor', { days: known.length })}
        </p>
      ) : (
        <details className="text-sm">
          <summary className="min-h-8 cursor-pointer">{t('daysNotWell', { count: bad.length })}</summary>
          <ul>
            {bad.map(({ day, worst, minutes }) => (
              <li key={day}>
                {rich(t, 'badDay', {
                  day: <CalendarDate value={day} />,
                  verdict: t(`verdicts.${worst}`),
                  minutes: t('minutes', { minutes }),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
