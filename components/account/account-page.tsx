'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { NoticeChoices } from '#components/account/notice-choices.tsx'
import { ProductionCard } from '#components/account/production-card.tsx'
import { SecurityCard } from '#components/account/security-card.tsx'
import { SessionsCard } from '#components/account/sessions-card.tsx'
import { SavedCards } from '#components/account/saved-cards.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { Skeleton, SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi, useRole } from '#lib/browser/api-provider.tsx'
import { useLocked, useMay } from '#lib/browser/may.ts'
import { rolesWith } from '#lib/clients/roles.ts'
import { listSavedCards } from '#lib/payments/operations.ts'
import { getMe } from '#lib/users/operations.ts'
import type { MeView } from '#lib/users/schema.ts'
import { mailOccasions, researchOccasions } from '#lib/mail/occasions.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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

const PushCard = dynamic(() => import('#components/account/push-card.tsx').then((module) => module.PushCard), {
  ssr: false,
  loading: () => <Skeleton className="h-48" />,
})

const DataCard = () => (
  <Card className="flex flex-col items-start gap-4">
    <h2 className="text-xl">{t('yourData')}</h2>
    <p>{t('aCopyOfEverythingAbout')}</p>
    <Button asChild look="secondary">
      <Link href="/account/data">{t('copyOrDeleteYourData')}</Link>
    </Button>
  </Card>
)

export function AccountPage() {
  const query = useQuery({ ...useApi().ask(getMe), staleTime: 60_000 })
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('account')}</h1>
      {query.isPending ? (
        <SkeletonList rows={3} rowClassName="h-48" label={t('loadingYourAccount')} />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <Cards me={query.data} />
      )}
    </>
  )
}

type Props = { me: MeView }

/** The security card keeps its place when the others come: it may be showing what is shown once. */
function Cards({ me }: Props) {
  const others = me.secondFactor !== 'required'
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {others && <Identity me={me} />}
      {!me.bySignOn && (
        <div className="lg:col-span-2">
          <SecurityCard secondFactor={me.secondFactor} />
        </div>
      )}
      {others && <Habits me={me} />}
    </div>
  )
}

const Identity = ({ me }: Props) => (
  <>
    <NameForm me={me} />
    {me.clients.map((client) => (
      <ProductionCard key={client.id} client={client} />
    ))}
    {me.bySignOn ? (
      <BySignOn email={me.email} />
    ) : (
      <>
        <PasswordForm me={me} />
        <EmailForm email={me.email} />
      </>
    )}
  </>
)

/** Of webhooks those are told who look after some. */
const occasionsOf = ({ clients }: MeView) =>
  mailOccasions.filter(
    (occasion) =>
      occasion !== 'webhooks' ||
      clients.some(
        ({ kind, role }) => kind === 'integration' && rolesWith('webhooks:write', 'production').includes(role),
      ),
  )

function Habits({ me }: Props) {
  const { roles, bySignOn } = me
  const may = useMay()
  const role = useRole()
  const locked = useLocked()
  const orders = roles.includes('customer')
  return (
    <>
      {role === 'customer' && !locked && may(listSavedCards) && <SavedCards />}
      {orders ? (
        <NoticeChoices me={me} occasions={occasionsOf(me)} />
      ) : (
        roles.includes('researcher') && <NoticeChoices me={me} occasions={researchOccasions} ofResearcher />
      )}
      {(orders || roles.includes('researcher')) && (
        <div className="lg:col-span-2">
          <PushCard me={me} />
        </div>
      )}
      {!bySignOn && (
        <>
          <div className="lg:col-span-2">
            <SessionsCard />
          </div>
          <DataCard />
        </>
      )}
    </>
  )
}

/** Whoever looks after an organisation's sign-in could be anybody there: what is the person's own wants their own. */
const BySignOn = ({ email }: { email: string }) => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-xl">{t('signingIn')}</h2>
    <p>{t('youCameInThroughYour', { email })}</p>
    <p className="text-ink-soft">
      {rich(t, 'aPasswordPasskeysAndOther', {
        link: (text) => (
          <Link className="text-link" href="/forgot-password">
            {text}
          </Link>
        ),
      })}
    </p>
  </Card>
)
