'use client'
import { EndpointSwitch } from '#components/operator/endpoint-switch.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { Table } from '#components/ui/table.tsx'
import { useNow } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listClientKeys, revokeClientKey } from '#lib/clients/operations.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import type { ClientOverviewView } from '#lib/operators/schema.ts'

/** Keys by their two ends: the rest is stored nowhere. */
export function ClientKeys({ clientId }: { clientId: string }) {
  const api = useApi()
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" className="mb-3 text-xl">
        API keys in {api.identity.environment}
      </h2>
      <FoundList
        options={api.askPages(listClientKeys, { clientId }, { limit: 25 })}
        caption="API keys, newest first"
        noun="keys"
        empty="None was ever made in this environment."
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: 'Key',
            primary: true,
            cell: ({ name, prefix, lastFour }: KeyView) => (
              <>
                {name}{' '}
                <span className="block font-card text-sm font-normal text-ink-soft">
                  {prefix}…{lastFour}
                </span>
              </>
            ),
          },
          { key: 'scopes', header: 'May', cell: ({ scopes }: KeyView) => scopes.join(', ') },
          {
            key: 'made',
            header: 'Made',
            cell: ({ createdAt }: KeyView) => <DateTime value={createdAt} shape="date" />,
          },
          {
            key: 'used',
            header: 'Last used',
            cell: ({ lastUsedAt }: KeyView) => (lastUsedAt ? <RelativeTime value={lastUsedAt} /> : 'never'),
          },
          { key: 'state', header: 'State', cell: (key: KeyView) => <KeyState clientId={clientId} apiKey={key} /> },
        ]}
      />
    </section>
  )
}

function KeyState({ clientId, apiKey: { id, name, revokedAt, expiresAt } }: { clientId: string; apiKey: KeyView }) {
  const api = useApi()
  const now = useNow() ?? 0
  if (revokedAt && Date.parse(revokedAt) <= now) return <Badge>revoked</Badge>
  if (expiresAt && Date.parse(expiresAt) <= now) return <Badge>expired</Badge>
  return (
    <ReasonButton
      label="Revoke …"
      look="danger"
      title={`Revoke “${name}”?`}
      description="Its next request is refused, in every process. It can't be undone; the client makes itself a new key."
      hint="Kept in the audit log."
      confirm="Revoke"
      options={api.send(revokeClientKey, { clientId, keyId: id })}
      toInput={(reason) => ({ reason })}
      done={() => ({ text: `The key “${name}” is revoked.` })}
    />
  )
}

export function ClientEndpoints({ endpoints }: Pick<ClientOverviewView, 'endpoints'>) {
  return (
    <section aria-labelledby="endpoints">
      <h2 id="endpoints" className="mb-3 text-xl">
        Webhook endpoints
      </h2>
      {endpoints.length === 0 ? (
        <p className="text-ink-soft">None in this environment.</p>
      ) : (
        <Table
          caption="Webhook endpoints"
          rows={endpoints}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'url',
              header: 'Address',
              primary: true,
              cell: ({ url }) => <span className="font-card font-normal break-all">{url}</span>,
            },
            {
              key: 'state',
              header: 'State',
              cell: ({ status, failingSince }) => (
                <Badge tone={status === 'active' ? (failingSince ? 'caution' : 'accent') : 'danger'}>
                  {status === 'active' && failingSince ? 'failing' : status}
                </Badge>
              ),
            },
            {
              key: 'why',
              header: 'Why',
              cell: ({ disabledReason, failingSince }) =>
                disabledReason ??
                (failingSince ? (
                  <>
                    fails since <RelativeTime value={failingSince} />
                  </>
                ) : (
                  '–'
                )),
            },
            { key: 'act', header: 'Action', cell: (endpoint) => <EndpointSwitch endpoint={endpoint} /> },
          ]}
        />
      )}
    </section>
  )
}
