import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { CaseView } from '#lib/cases/schema.ts'
import { kindWords, outcomeWords, type CaseReader } from '#lib/cases/words.ts'
import { catalogue } from '#lib/words/en/cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = (): Record<CaseView['state'], { label: string; tone: Tone }> => ({
  open: { label: t('open'), tone: 'caution' },
  answered: { label: t('answeredNotDecided'), tone: 'info' },
  closed: { label: t('closed'), tone: 'neutral' },
})
const names = (): Record<CaseReader, string> => ({
  customer: t('theCustomer'),
  researcher: t('theResearcher'),
  callslip: t('callslip'),
})

type Props = {
  view: CaseView
  /** Whose page it is: they read "You". */
  reader: CaseReader
  /** The names of the order's documents, as far as they are known. */
  documents: readonly { id: string; name: string }[]
  /** What it is called on this page; what its kind is called, where nothing else is said. */
  name?: string
  /** Instead of its number, its kind and its state, where the page says these already. */
  title?: string
  /** What can be done about it while it isn't closed. */
  children?: ReactNode
}

/** One problem from its report to its decision, the same for everybody whom it concerns. */
export function CaseCard({ view, reader, documents, name, title, children }: Props) {
  const { reference, content, openedAt, answers } = view
  const about = documents.filter(({ id }) => view.documentIds.includes(id))
  const sayer = (from: CaseReader) => (from === reader ? t('you') : names()[from])
  // What opened by itself nobody has written.
  const opener = view.openedBy === 'callslip' ? names().callslip : sayer(view.openedBy)
  return (
    <Card>
      <section aria-label={t('problem', { reference })} className="flex flex-col gap-4">
        {title === undefined ? <Head view={view} name={name} /> : <h2 className="text-xl">{title}</h2>}
        <ol className="flex flex-col gap-4">
          <Words who={opener} at={openedAt}>
            <TypedText className="break-words">{content}</TypedText>
            {about.length > 0 && (
              <p className="text-sm wrap-anywhere text-ink-soft">
                {t('about', { names: about.map(({ name }) => name).join(', ') })}
              </p>
            )}
          </Words>
          {answers.map((answer) => (
            <Words key={answer.id} who={sayer(answer.from)} at={answer.createdAt}>
              <TypedText className="break-words">{answer.content}</TypedText>
            </Words>
          ))}
          {view.outcome && view.closedAt && (
            <Words who={view.outcome === 'accepted' ? sayer('customer') : names().callslip} at={view.closedAt}>
              <p className="font-medium">{outcomeWords(reader)[view.outcome]}</p>
              {view.reason && <TypedText className="break-words">{view.reason}</TypedText>}
              {view.replacementOrderId && (
                <Link
                  className="text-link"
                  href={`${reader === 'callslip' ? '/operator' : ''}/orders/${view.replacementOrderId}`}
                >
                  {t('seeTheOrderInItsPlace')}
                </Link>
              )}
            </Words>
          )}
        </ol>
        {children}
      </section>
    </Card>
  )
}

type HeadProps = { view: CaseView; name: string | undefined }

const Head = ({ view: { kind, reference, state }, name = kindWords()[kind].label }: HeadProps) => (
  <div className="flex flex-wrap items-start justify-between gap-3 border-b border-rule pb-3">
    <div>
      <p className="font-card text-sm text-ink-soft">{reference}</p>
      <h2 className="text-xl">{name}</h2>
    </div>
    <StatusBadge tone={states()[state].tone} ended={state === 'closed'}>
      {states()[state].label}
    </StatusBadge>
  </div>
)

const Words = ({ who, at, children }: { who: string; at: string; children: ReactNode }) => (
  <li className="flex flex-col gap-1">
    <p className="text-sm text-ink-soft">
      <span className="font-medium text-ink">{who}</span>, <DateTime value={at} />
    </p>
    {children}
  </li>
)
