'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { MailSwitches } from '#components/account/mail-switches.tsx'
import { ProductionCard } from '#components/account/production-card.tsx'
import { SecurityCard } from '#components/account/security-card.tsx'
import { SessionsCard } from '#components/account/sessions-card.tsx'
import { SavedCards } from '#components/account/saved-cards.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { Skeleton, SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { listSavedCards } from '#lib/payments/operations.ts'
import { getMe } from '#lib/users/operations.ts'
import { mailOccasions } from '#lib/mail/occasions.ts'

// What forms need comes after the page: by then the answer with the person's name is still on its way.
const loading = () => <Skeleton className="h-80" />
const NameForm = dynamic(() => import('#components/account/name-form.tsx').then((module) => module.NameForm), {
  ssr: false,
  loading,
})
const PasswordForm = dynamic(
  () => import('#components/account/password-form.tsx').then((module) => module.PasswordForm),
  { ssr: false, loading },
)

const EmailForm = dynamic(() => import('#components/account/email-form.tsx').then((module) => module.EmailForm), {
  ssr: false,
  loading,
})

export function AccountPage() {
  const may = useMay()
  const query = useQuery({ ...useApi().ask(getMe), staleTime: 60_000 })
  return (
    <>
      <h1 className="mb-6 text-3xl">Account</h1>
      {query.isPending ? (
        <SkeletonList rows={3} rowClassName="h-48" label="Loading your account" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : query.data.secondFactor === 'required' ? (
        <SecurityCard secondFactor="required" />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <NameForm me={query.data} />
          {query.data.clients.map((client) => (
            <ProductionCard key={client.id} client={client} />
          ))}
          <PasswordForm me={query.data} />
          <EmailForm email={query.data.email} />
          <div className="lg:col-span-2">
            <SecurityCard secondFactor={query.data.secondFactor} />
          </div>
          {query.data.roles.includes('customer') && may(listSavedCards) && <SavedCards />}
          {query.data.roles.includes('customer') ? (
            <MailSwitches muted={query.data.mutedMails} occasions={mailOccasions} />
          ) : (
            query.data.roles.includes('researcher') && (
              <MailSwitches muted={query.data.mutedMails} occasions={['messages']} />
            )
          )}
          <div className="lg:col-span-2">
            <SessionsCard />
          </div>
        </div>
      )}
    </>
  )
}
