'use client'
import { answersLine } from '#components/go-live/answers.tsx'
import { ClientLink, ResearcherLink, RowText } from '#components/operator/queue-part.tsx'
import { ApproveResearcher, RefuseResearcher } from '#components/operator/researcher-decision.tsx'
import { Button } from '#components/ui/button.tsx'
import { CalendarDate, RelativeTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import type { ClientView } from '#lib/clients/schema.ts'
import type { ThingOf } from '#lib/queue/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Of somebody who looks for a document and hasn't asked for keys. */
const isPersonal = ({ kind, productionAnswers }: ClientView) => kind === 'personal' && productionAnswers === undefined

export const ProductionText = ({ thing: client }: { thing: ThingOf<'production'> }) => (
  <RowText>
    <span className="font-medium">
      <ClientLink {...client} />
    </span>
    <p className="text-sm text-ink-soft">
      {rich(t, 'hereSince', { calendarDate: <CalendarDate value={client.createdAt.slice(0, 10)} /> })}
    </p>
    <p dir="auto" className="line-clamp-3">
      {client.productionAnswers?.useCase ??
        (isPersonal(client) ? t('aPersonalAccountToLook') : t('noAnswersWereGiven'))}
    </p>
    {client.productionAnswers && <p className="text-sm text-ink-soft">{answersLine(client.productionAnswers)}</p>}
  </RowText>
)

/** Decided where everything stands that it rests on, never from a row. */
export const ProductionActs = ({ thing: { id } }: { thing: ThingOf<'production'> }) => (
  <Button asChild size="sm">
    <Link href={`/operator/clients/${id}/production`}>{t('lookAndDecide')}</Link>
  </Button>
)

type Applicant = ThingOf<'researchers'>

const archivesText = ({ archives, knownArchives }: Applicant) =>
  archives
    .map((value) => knownArchives.find(({ id }) => id === value)?.name ?? value)
    .slice(0, 3)
    .join('; ') + (archives.length > 3 ? t('andMore', { count: archives.length - 3 }) : '')

export const ResearcherText = ({ thing: researcher }: { thing: Applicant }) => (
  <RowText>
    <span className="font-medium">
      <ResearcherLink {...researcher} />
    </span>
    <p className="text-sm text-ink-soft">
      {rich(t, 'appliedCountriesLanguages', {
        relativeTime: <RelativeTime value={researcher.createdAt} />,
        countries: researcher.countries.join(', ') || t('noneNamed'),
        languages: researcher.languages.join(', ') || t('noneNamed'),
      })}
      {researcher.archives.length > 0 && t('archives', { researcher: archivesText(researcher) })}
    </p>
    <p dir="auto" className="line-clamp-3">
      {researcher.bio ?? t('nothingIsSaidAboutThemselves')}
    </p>
  </RowText>
)

export const ResearcherActs = ({ thing }: { thing: Applicant }) => (
  <>
    <ApproveResearcher researcher={thing} />
    <RefuseResearcher researcher={thing} />
  </>
)
