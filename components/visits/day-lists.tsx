'use client'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { useReader } from '#components/ui/locale.ts'
import { EmptyState } from '#components/ui/states.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { dateFormat } from '#lib/formats.ts'
import type { VisitView } from '#lib/visits/schema.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const monthOf = ({ day }: VisitView) => day.slice(0, 7)

/** What is planned, month by month. */
export function ComingDays({ visits }: { visits: readonly VisitView[] }) {
  const { locale } = useReader()
  const months = [...new Set(visits.map(monthOf))]
  const nameOf = (month: string) =>
    dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))
  return (
    <section aria-labelledby="coming" className="flex flex-col gap-4">
      <h2 id="coming" className="text-2xl">
        {t('coming')}
      </h2>
      {months.length === 0 && <EmptyState title={t('noDayPlanned')}>{t('planOneAndItsList')}</EmptyState>}
      {months.map((month) => (
        <div key={month}>
          <h3 className="mb-2 text-lg">
            <time dateTime={month}>{nameOf(month)}</time>
          </h3>
          <Days label={t('daysIn', { month: nameOf(month) })} visits={visits.filter((one) => monthOf(one) === month)} />
        </div>
      ))}
    </section>
  )
}

export const PastDays = ({ visits }: { visits: readonly VisitView[] }) => (
  <details>
    <summary className="min-h-11 cursor-pointer py-2 font-medium">{t('pastDays', { days: visits.length })}</summary>
    <Days label={t('pastDays', { days: visits.length })} visits={visits} />
  </details>
)

const Days = ({ label, visits }: { label: string; visits: readonly VisitView[] }) => (
  <ul aria-label={label} className="divide-y divide-line rounded-card border border-line bg-sheet">
    {visits.map((visit) => (
      <Day key={visit.id} visit={visit} />
    ))}
  </ul>
)

function Day({ visit }: { visit: VisitView }) {
  const { id, day, place, city, note, orders, found, notFound } = visit
  const counts = [
    t('onTheList', { orders }),
    found > 0 && t('foundOf', { found }),
    notFound > 0 && t('notFoundOf', { notFound }),
  ]
  return (
    <li className="relative flex flex-col gap-0.5 px-4 py-3 hover:bg-well has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent sm:flex-row sm:gap-6">
      <span className="shrink-0 font-medium sm:w-44">
        <CalendarDate value={day} weekday />
      </span>
      <span className="min-w-0">
        <Link
          href={`/research/visits/${id}`}
          className="text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none"
        >
          <bdi className="font-medium break-words">{place}</bdi>
          {city !== undefined && (
            <>
              , <bdi>{city}</bdi>
            </>
          )}
        </Link>
        <span className="block text-sm text-ink-soft">{counts.filter(Boolean).join(' · ')}</span>
        {note !== undefined && <TypedText className="text-sm text-ink-soft">{note}</TypedText>}
      </span>
    </li>
  )
}
