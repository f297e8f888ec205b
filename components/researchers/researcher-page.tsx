'use client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { countryName } from '#components/orders/country-names.ts'
import { languageName } from '#components/research/language-names.ts'
import { ReviewText } from '#components/reviews/review-text.tsx'
import { Rating } from '#components/reviews/stars.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card, CatalogueCard, Details } from '#components/ui/card.tsx'
import { useReader } from '#components/ui/locale.ts'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getResearcherPage, listResearcherReviews } from '#lib/researchers/operations.ts'
import type { ResearcherPageView } from '#lib/researchers/page-schema.ts'

/** Who made an offer: what they know, what they have done here, and what others say. */
export function ResearcherPage({ researcherId }: { researcherId: string }) {
  const query = useQuery(useApi().ask(getResearcherPage, { researcherId }))
  if (query.isPending) return <SkeletonList label="Loading the researcher" rows={2} rowClassName="h-48" />
  if (query.data === undefined)
    return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const view = query.data
  return (
    <div className="flex flex-col gap-6">
      <Person view={view} />
      {view.rating && <Reviews researcherId={researcherId} />}
    </div>
  )
}

function Person({ view: { name, languages, countries, archives, record, rating } }: { view: ResearcherPageView }) {
  const { locale } = useReader()
  return (
    <CatalogueCard level="h1" callNumber="Researcher" title={name}>
      <Details
        items={[
          { label: 'Languages', value: languages.map((code) => languageName(code, locale)).join(', ') },
          { label: 'Countries', value: countries.map((code) => countryName(code, locale)).join(', ') },
          {
            label: 'Archives',
            value: archives.length > 0 && (
              <ul>
                {archives.map(({ id, name: archive, city }) => (
                  <li key={id}>
                    {archive}, {city}
                  </li>
                ))}
              </ul>
            ),
          },
          { label: 'Record', value: <Record record={record} /> },
          { label: 'Reviews', value: <Rating rating={rating} /> },
        ]}
      />
    </CatalogueCard>
  )
}

function Record({ record }: { record: ResearcherPageView['record'] }) {
  if (!record) return <span className="text-ink-soft">Fewer than five orders delivered: too few to say anything</span>
  const { delivered, foundPercent, onTimePercent, medianDays } = record
  return (
    <ul className="tabular-nums">
      <li>{delivered} orders delivered</li>
      <li>{foundPercent} % of them with a find</li>
      <li>{onTimePercent} % by the day in the offer</li>
      {medianDays !== undefined && (
        <li>
          {medianDays} {medianDays === 1 ? 'day' : 'days'} from the start to the delivery, in the middle
        </li>
      )}
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
      <section aria-label="What customers say" className="flex flex-col gap-4">
        <h2 className="text-xl">What customers say</h2>
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
              Show more
            </Button>
          </div>
        )}
      </section>
    </Card>
  )
}
