'use client'
import Link from 'next/link'
import { FoundList } from '#components/found/found-list.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { InviteOperator } from '#components/operator/invite-operator.tsx'
import { ChangeRole, RemoveOperator } from '#components/operator/operator-acts.tsx'
import { RoleBadge } from '#components/operator/person-badge.tsx'
import { Badge, type Tone } from '#components/ui/badge.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listOperators } from '#lib/operators/operations.ts'
import type { OperatorView } from '#lib/operators/schema.ts'
import { listOperatorInvitations, withdrawOperatorInvitation } from '#lib/people/operations.ts'
import type { InvitationView } from '#lib/people/schema.ts'

export const OperatorsPage = () => (
  <>
    <h1 className="mb-6 text-3xl">Operators</h1>
    <HandledProvider>
      <div className="flex flex-col gap-8">
        <Operators />
        <InviteOperator />
        <Invitations />
      </div>
    </HandledProvider>
  </>
)

const Operators = () => (
  <FoundList
    options={useApi().askPages(listOperators, {}, { limit: 25 })}
    caption="Operators, the oldest first"
    noun="operators"
    empty="There are none."
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: 'Operator',
        primary: true,
        cell: ({ id, name, email }: OperatorView) => (
          <>
            <Link className="text-link" href={`/operator/people/${id}`}>
              {name}
            </Link>
            <span className="block text-sm font-normal wrap-anywhere text-ink-soft">{email}</span>
          </>
        ),
      },
      {
        key: 'role',
        header: 'Role',
        cell: ({ role, disabled }: OperatorView) => (
          <span className="flex flex-wrap gap-2">
            <RoleBadge role={role} />
            {disabled && <Badge tone="danger">disabled</Badge>}
          </span>
        ),
      },
      {
        key: 'acts',
        header: 'Actions',
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
        Invitations
      </h2>
      <FoundList
        options={api.askPages(listOperatorInvitations, {}, { limit: 25 })}
        caption="Invitations, newest first"
        noun="invitations"
        empty="Nobody was invited yet."
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'email',
            header: 'Address',
            primary: true,
            cell: ({ email }: InvitationView) => <span className="wrap-anywhere">{email}</span>,
          },
          { key: 'role', header: 'Role', cell: ({ role }: InvitationView) => <RoleBadge role={role} /> },
          {
            key: 'state',
            header: 'State',
            cell: ({ state, expiresAt }: InvitationView) => (
              <>
                <Badge tone={tones[state]}>{state}</Badge>
                {state === 'open' && (
                  <span className="block text-sm text-ink-soft">
                    until <DateTime value={expiresAt} shape="date" />
                  </span>
                )}
              </>
            ),
          },
          { key: 'by', header: 'By', cell: ({ invitedBy }: InvitationView) => invitedBy.name },
          {
            key: 'act',
            header: 'Action',
            cell: ({ id, email, state }: InvitationView) =>
              state === 'open' ? (
                <ActButton
                  options={api.send(withdrawOperatorInvitation, { invitationId: id })}
                  input={undefined}
                  done={() => ({ text: `The invitation of ${email} is withdrawn: its link does nothing any more.` })}
                >
                  Withdraw
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
