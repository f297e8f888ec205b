'use client'
import { EndpointSwitch } from '#components/operator/endpoint-switch.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { EndpointBadge } from '#components/webhooks/endpoint-state.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { Table } from '#components/ui/table.tsx'
import { useNow } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listClientKeys, revokeClientKey } from '#lib/clients/operations.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import type { ClientOverviewView } from '#lib/operators/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-clients.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Keys by their two ends: the rest is stored nowhere. */
export function ClientKeys({ clientId }: { clientId: string }) {
  const api = useApi()
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" className="mb-3 text-xl">
        {t('apiKeysIn', { environment: api.identity.environment })}
      </h2>
      <FoundList
        options={api.askPages(listClientKeys, { clientId }, { limit: 25 })}
        caption={t('apiKeysNewestFirst')}
        noun={t('keys')}
        empty={t('noneWasEverMadeIn')}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t('key'),
            primary: true,
            cell: ({ name, prefix, lastFour }: KeyView) => (
              <>
                <bdi>{name}</bdi>{' '}
                <span className="block font-card text-sm font-normal text-ink-soft">
                  {prefix}…{lastFour}
                </span>
              </>
            ),
          },
          {
            key: 'scopes',
            header: t('may'),
            cell: ({ scopes }: KeyView) => <span translate="no">{scopes.join(', ')}</span>,
          },
          {
            key: 'made',
            header: t('made'),
            cell: ({ createdAt }: KeyView) => <DateTime value={createdAt} shape="date" />,
          },
          {
            key: 'used',
            header: t('lastUsed'),
            cell: ({ lastUsedAt }: KeyView) => (lastUsedAt ? <RelativeTime value={lastUsedAt} /> : t('never')),
          },
          { key: 'state', header: t('state'), cell: (key: KeyView) => <KeyState clientId={clientId} apiKey={key} /> },
        ]}
      />
    </section>
  )
}

function KeyState({ clientId, apiKey: { id, name, revokedAt, expiresAt } }: { clientId: string; apiKey: KeyView }) {
  const api = useApi()
  const now = useNow() ?? 0
  if (revokedAt && Date.parse(revokedAt) <= now) return <Badge>{t('revoked')}</Badge>
  if (expiresAt && Date.parse(expiresAt) <= now) return <Badge>{t('expired')}</Badge>
  return (
    <ReasonButton
      label={t('revoke')}
      look="danger"
      title={t('revoke2', { name })}
      description={t('itsNextRequestIsRefused')}
      hint={t('keptInTheAuditLog')}
      confirm={t('revoke3')}
      options={api.send(revokeClientKey, { clientId, keyId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({ text: t('theKeyIsRevoked', { name }) })}
    />
  )
}

export function ClientEndpoints({ endpoints }: Pick<ClientOverviewView, 'endpoints'>) {
  return (
    <section aria-labelledby="endpoints">
      <h2 id="endpoints" className="mb-3 text-xl">
        {t('webhookEndpoints')}
      </h2>
      {endpoints.length === 0 ? (
        <p className="text-ink-soft">{t('noneInThisEnvironment')}</p>
      ) : (
        <Table
          caption={t('webhookEndpoints')}
          rows={endpoints}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'url',
              header: t('address'),
              primary: true,
              cell: ({ url }) => <span className="font-card font-normal break-all">{url}</span>,
            },
            {
              key: 'state',
              header: t('state'),
              cell: (endpoint) => <EndpointBadge endpoint={endpoint} />,
            },
            {
              key: 'why',
              header: t('why'),
              cell: ({ disabledReason, failingSince }) =>
                disabledReason ??
                (failingSince ? rich(t, 'failsSince', { relativeTime: <RelativeTime value={failingSince} /> }) : '–'),
            },
            { key: 'act', header: t('action'), cell: (endpoint) => <EndpointSwitch endpoint={endpoint} /> },
          ]}
        />
      )}
    </section>
  )
}
