'use client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { countryName } from '#components/orders/country-names.ts'
import { languageName } from '#components/research/language-names.ts'
import { ReviewText } from '#components/reviews/review-text.tsx'
import { Rating } from '#components/reviews/stars.tsx'
import { CredentialText } from '#components/researchers/credential-text.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card, CatalogueCard, Details } from '#components/ui/card.tsx'
import { useReader } from '#components/ui/locale.ts'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getResearcherPage, listResearcherReviews } from '#lib/researchers/operations.ts'
import type { ResearcherPageView } from '#lib/researchers/page-schema.ts'
import { catalogue } from '#lib/words/en/researchers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Who made an offer: what they know, what they have done here, and what others say. */
export function ResearcherPage({ researcherId }: { researcherId: string }) {
  const query = useQuery(useApi().ask(getResearcherPage, { researcherId }))
  if (query.isPending) return <SkeletonList label={t('loadingTheResearcher')} rows={2} rowClassName="h-48" />
  if (query.data === undefined)
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const view = query.data
  return (
    <div className="flex flex-col gap-6">
      <Person view={view} />
      {view.rating && <Reviews researcherId={researcherId} />}
    </div>
  )
}

function Person({
  view: { name, languages, countries, archives, record, rating, credentials },
}: {
  view: ResearcherPageView
}) {
  const { locale } = useReader()
  return (
    <CatalogueCard level="h1" callNumber={t('researcher')} title={<bdi>{name}</bdi>}>
      <Details
        items={[
          { label: t('languages'), value: languages.map((code) => languageName(code, locale)).join(', ') },
          { label: t('countries'), value: countries.map((code) => countryName(code, locale)).join(', ') },
          {
            label: t('archives'),
            value: archives.length > 0 && (
              <ul>
                {archives.map(({ id, name: archive, city }) => (
                  <li key={id}>
                    <bdi>{archive}</bdi>, <bdi>{city}</bdi>
                  </li>
                ))}
              </ul>
            ),
          },
          { label: t('record'), value: <Record record={record} /> },
          {
            label: t('qualification'),
            value: credentials && (
              <ul className="flex flex-col gap-1">
                {credentials.map((one) => (
                  <li key={one.id}>
                    <CredentialText credential={one} />
                  </li>
                ))}
              </ul>
            ),
          },
          { label: t('reviews'), value: <Rating rating={rating} /> },
        ]}
      />
    </CatalogueCard>
  )
}

function Record({ record }: { record: ResearcherPageView['record'] }) {
  if (!record) return <span className="text-ink-soft">{t('fewerThanFiveOrdersDelivered')}</span>
  const { delivered, foundPercent, onTimePercent, medianDays } = record
  return (
    <ul className="tabular-nums">
      <li>{t('ordersDelivered', { delivered })}</li>
      <li>{t('ofThemWithAFind', { foundPercent })}</li>
      <li>{t('byTheDayInThe', { onTimePercent })}</li>
      {medianDays !== undefined && <li>{t('daysFromTheStartTo', { medianDays })}</li>}
    </ul>
  )
}

function Reviews({ researcherId }: { researcherId: string }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    useApi().askPages(listResearcherReviews, { researcherId }),
  )
  const reviews = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Card>
      <section aria-label={t('whatCustomersSay')} className="flex flex-col gap-4">
        <h2 className="text-xl">{t('whatCustomersSay')}</h2>
        <ul className="flex flex-col gap-4">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewText review={review} />
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <div>
            <Button look="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('showMore')}
            </Button>
          </div>
        )}
      </section>
    </Card>
  )
}
