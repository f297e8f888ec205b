'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { toast } from '#components/ui/toast.ts'
import { Failure } from '#components/layout/failure.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Skeleton, SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMe } from '#lib/browser/me-provider.tsx'
import { applyAsResearcher, getResearchProfile } from '#lib/researchers/operations.ts'
import type { ResearchProfileView } from '#lib/researchers/schema.ts'

// What forms need comes after the page: by then the answer with what it shows is still on its way.
const ProfileForm = dynamic(
  () => import('#components/research/profile-form.tsx').then((module) => module.ProfileForm),
  { ssr: false, loading: () => <Skeleton className="h-96" /> },
)

export function ApplyPage() {
  const query = useQuery(useApi().ask(getResearchProfile))
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-4 text-3xl">Become a researcher</h1>
      {query.isPending ? (
        <SkeletonList label="Loading your application" rows={2} rowClassName="h-48" />
      ) : !query.data ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <Application {...query.data} />
      )}
    </div>
  )
}

function Application({ status, reason, profile }: ResearchProfileView) {
  const me = useMe()
  const mutation = useApi().send(applyAsResearcher)
  if (status === 'approved') {
    return (
      <EmptyState
        title="You are a researcher"
        action={
          <Button asChild>
            {/* A whole page load: the frame knows one's roles from the server. */}
            <a href="/research">To the job board</a>
          </Button>
        }
      >
        An operator has approved you. What you set down here is in your profile now.
      </EmptyState>
    )
  }
  if (status === 'suspended')
    return (
      <EmptyState title="Not open to you at present">
        An operator has suspended your work as a researcher.{' '}
        {reason ? <Quoted reason={reason} /> : 'Write to us to find out why.'}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-5">
      {status === 'pending' ? (
        <Banner tone="caution" role="status" title="Your application is with an operator">
          This page says when it is decided, and a mail does. Until then you can correct it below.
        </Banner>
      ) : status === 'refused' ? (
        <Banner tone="caution" role="status" title="Your application was not taken up">
          {reason && <Quoted reason={reason} />} You can change it below and apply again.
        </Banner>
      ) : (
        <p>
          Researchers fetch documents for people who can’t go to the archive themselves. You name your price for each
          order and are paid when it is completed. An operator looks at every application; afterwards you open a payout
          account. What you are as a customer stays as it is, under{' '}
          <Link className="text-link" href="/orders">
            Orders
          </Link>
          .
        </p>
      )}
      <Card>
        <ProfileForm
          known={profile}
          name={me.name}
          submit={status === 'pending' ? 'Correct the application' : status === 'refused' ? 'Apply again' : 'Apply'}
          mutation={mutation}
          onDone={() =>
            toast.success(status === 'pending' ? 'Your application is corrected' : 'Your application is sent')
          }
        />
      </Card>
    </div>
  )
}

const Quoted = ({ reason }: { reason: string }) => <>The operator writes: “{reason}”</>
