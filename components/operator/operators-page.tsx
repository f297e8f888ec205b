'use client'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { Allowed } from '#components/operator/allowed.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { RoleBadge } from '#components/operator/person-badge.tsx'
import { Badge, type Tone } from '#components/ui/badge.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { listOperators } from '#lib/operators/operations.ts'
import type { OperatorView } from '#lib/operators/schema.ts'
import {
  getPerson,
  inviteOperator,
  listOperatorInvitations,
  withdrawOperatorInvitation,
} from '#lib/people/operations.ts'
import type { InvitationView } from '#lib/people/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-people.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const InviteOperator = dynamic(
  () => import('#components/operator/invite-operator.tsx').then((module) => module.InviteOperator),
  { ssr: false, loading: () => <Skeleton className="h-56" /> },
)
const acts = () => import('#components/operator/operator-acts.tsx')
const loading = () => <Skeleton className="h-9 w-28" />
const ChangeRole = dynamic(() => acts().then((module) => module.ChangeRole), { ssr: false, loading })
const RemoveOperator = dynamic(() => acts().then((module) => module.RemoveOperator), { ssr: false, loading })

export const OperatorsPage = () => (
  <>
    <h1 className="mb-6 text-3xl">{t('operators')}</h1>
    <HandledProvider>
      <div className="flex flex-col gap-8">
        <Operators />
        <Allowed scope={inviteOperator.scope} what={t('inviteOthers')}>
          <InviteOperator />
          <Invitations />
        </Allowed>
      </div>
    </HandledProvider>
  </>
)

function Person({ id, name }: Pick<OperatorView, 'id' | 'name'>) {
  if (!useMay()(getPerson)) return <bdi>{name}</bdi>
  return (
    <Link className="text-link" href={`/operator/people/${id}`}>
      <bdi>{name}</bdi>
    </Link>
  )
}

const Operators = () => (
  <FoundList
    options={useApi().askPages(listOperators, {}, { limit: 25 })}
    caption={t('operatorsTheOldestFirst')}
    noun={t('operators2')}
    empty={t('thereAreNone')}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: t('operator'),
        primary: true,
        cell: ({ id, name, email }: OperatorView) => (
          <>
            <Person id={id} name={name} />
            <span className="block text-sm font-normal wrap-anywhere text-ink-soft">{email}</span>
          </>
        ),
      },
      {
        key: 'role',
        header: t('role'),
        cell: ({ role, disabled }: OperatorView) => (
          <span className="flex flex-wrap gap-2">
            <RoleBadge role={role} />
            {disabled && <Badge tone="danger">{t('disabled')}</Badge>}
          </span>
        ),
      },
      {
        key: 'acts',
        header: t('actions'),
        cell: (operator: OperatorView) => (
          <span className="flex flex-wrap gap-2">
            <ChangeRole key={operator.role} operator={operator} />
            <RemoveOperator operator={operator} />
          </span>
        ),
      },
    ]}
  />
)

const tones: Record<InvitationView['state'], Tone> = {
  open: 'caution',
  accepted: 'accent',
  withdrawn: 'neutral',
  expired: 'neutral',
}

function Invitations() {
  const api = useApi()
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="mb-3 text-xl">
        {t('invitations')}
      </h2>
      <FoundList
        options={api.askPages(listOperatorInvitations, {}, { limit: 25 })}
        caption={t('invitationsNewestFirst')}
        noun={t('invitations2')}
        empty={t('nobodyWasInvitedYet')}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'email',
            header: t('address'),
            primary: true,
            cell: ({ email }: InvitationView) => <span className="wrap-anywhere">{email}</span>,
          },
          { key: 'role', header: t('role'), cell: ({ role }: InvitationView) => <RoleBadge role={role} /> },
          {
            key: 'state',
            header: t('state'),
            cell: ({ state, expiresAt }: InvitationView) => (
              <>
                <Badge tone={tones[state]}>{t(`invitationState.${state}`)}</Badge>
                {state === 'open' && (
                  <span className="block text-sm text-ink-soft">
                    {rich(t, 'until', { dateTime: <DateTime value={expiresAt} shape="date" /> })}
                  </span>
                )}
              </>
            ),
          },
          { key: 'by', header: t('by'), cell: ({ invitedBy }: InvitationView) => <bdi>{invitedBy.name}</bdi> },
          {
            key: 'act',
            header: t('action'),
            cell: ({ id, email, state }: InvitationView) =>
              state === 'open' ? (
                <ActButton
                  options={api.send(withdrawOperatorInvitation, { invitationId: id })}
                  input={undefined}
                  done={() => ({ text: t('theInvitationOfIsWithdrawn', { email }) })}
                >
                  {t('withdraw')}
                </ActButton>
              ) : (
                '–'
              ),
          },
        ]}
      />
    </section>
  )
}
