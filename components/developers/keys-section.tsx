'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { endOf } from '#components/developers/end-of-key.ts'
import { KeyEnd, KeyFuture, KeyUse } from '#components/developers/key-state.tsx'
import type { Secret } from '#components/developers/secret-dialog.tsx'
import { PagedList } from '#components/found/paged-list.tsx'
import { Button } from '#components/ui/button.tsx'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { useNow } from '#components/ui/locale.ts'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { listKeys, revokeKey } from '#lib/clients/operations.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { knownVersions } from '#lib/versions.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const NewKeyDialog = dynamic(
  () => import('#components/developers/new-key-dialog.tsx').then((module) => module.NewKeyDialog),
  { ssr: false },
)
const RotateKeyDialog = dynamic(
  () => import('#components/developers/rotate-key-dialog.tsx').then((module) => module.RotateKeyDialog),
  { ssr: false },
)
const NetworksDialog = dynamic(
  () => import('#components/developers/networks-dialog.tsx').then((module) => module.NetworksDialog),
  { ssr: false },
)
const VersionDialog = dynamic(
  () => import('#components/developers/version-dialog.tsx').then((module) => module.VersionDialog),
  { ssr: false },
)
const SecretDialog = dynamic(
  () => import('#components/developers/secret-dialog.tsx').then((module) => module.SecretDialog),
  { ssr: false },
)

const columns = (): readonly Column<KeyView>[] => [
  {
    key: 'name',
    header: t('key'),
    primary: true,
    cell: ({ name, prefix, lastFour }) => (
      <>
        <bdi>{name}</bdi>
        <code className="block font-card text-sm font-normal whitespace-nowrap text-ink-soft">{`${prefix}…${lastFour}`}</code>
      </>
    ),
  },
  {
    key: 'scopes',
    header: t('may'),
    cell: ({ scopes, allowedNetworks, version }) => (
      <>
        <span className="font-card text-sm">{scopes.join(', ')}</span>
        <span className="block text-sm text-ink-soft">{t('speaksTheInterfaceOf', { version })}</span>
        {allowedNetworks.length > 0 && (
          <span className="block text-sm break-words text-ink-soft">
            {t('onlyFrom', { networks: allowedNetworks.join(', ') })}
          </span>
        )}
      </>
    ),
  },
  { key: 'used', header: t('lastUsed'), cell: (key) => <KeyUse {...key} /> },
]

type Open =
  | { act: 'create' }
  | { act: 'rotate' | 'revoke' | 'networks' | 'version'; key: KeyView }
  | { act: 'show'; secret: Secret }
  | undefined

export function KeysSection() {
  const query = useInfiniteQuery(useApi().askPages(listKeys))
  const [open, setOpen] = useState<Open>()
  // The page's clock moves every half minute; an answer is newer than what it tells of.
  const now = Math.max(useNow() ?? 0, query.dataUpdatedAt)
  return (
    <section aria-labelledby="keys">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="keys" className="text-2xl">
          {t('inUse')}
        </h2>
        <Button onClick={() => setOpen({ act: 'create' })}>{t('newKey')}</Button>
      </div>
      <PagedList
        query={query}
        noun={t('keys2')}
        skeleton={<SkeletonList rows={2} rowClassName="h-20" label={t('loadingYourKeys')} />}
      >
        {(rows) => (
          <>
            <LiveKeys keys={rows.filter((key) => !endOf(key, now))} hadAny={rows.length > 0} onOpen={setOpen} />
            <EndedKeys keys={rows.filter((key) => endOf(key, now))} now={now} />
          </>
        )}
      </PagedList>
      <Dialogs open={open} setOpen={setOpen} />
    </section>
  )
}

type LiveProps = { keys: readonly KeyView[]; hadAny: boolean; onOpen: (open: Open) => void }

function LiveKeys({ keys, hadAny, onOpen }: LiveProps) {
  const actions: Column<KeyView> = {
    key: 'actions',
    header: t('actions'),
    align: 'end',
    cell: (key) => (
      <span className="flex flex-wrap justify-end gap-2 whitespace-nowrap md:flex-nowrap">
        {key.successorId === undefined && (
          <Button look="secondary" size="sm" onClick={() => onOpen({ act: 'rotate', key })}>
            {rich(t, 'rotate', { span: <bdi className="sr-only"> {key.name}</bdi> })}
          </Button>
        )}
        <Button look="secondary" size="sm" onClick={() => onOpen({ act: 'networks', key })}>
          {rich(t, 'networksOf', { span: (text) => <span className="sr-only">{text}</span>, name: key.name })}
        </Button>
        {knownVersions().some((version) => version !== key.version) && (
          <Button look="secondary" size="sm" onClick={() => onOpen({ act: 'version', key })}>
            {rich(t, 'versionOf', { span: (text) => <span className="sr-only">{text}</span>, name: key.name })}
          </Button>
        )}
        <Button look="secondary" size="sm" onClick={() => onOpen({ act: 'revoke', key })}>
          {rich(t, 'revoke', { span: <bdi className="sr-only"> {key.name}</bdi> })}
        </Button>
      </span>
    ),
  }
  if (keys.length === 0) {
    return <EmptyState title={hadAny ? t('noKeyInUse') : t('noKeysYet')}>{t('aProgramNeedsAKey')}</EmptyState>
  }
  return (
    <Table
      caption={t('apiKeysInUse')}
      columns={[...columns(), { key: 'state', header: t('state'), cell: (key) => <KeyFuture {...key} /> }, actions]}
      rows={keys}
      rowKey={({ id }) => id}
    />
  )
}

function EndedKeys({ keys, now }: { keys: readonly KeyView[]; now: number }) {
  if (keys.length === 0) return null
  const state: Column<KeyView> = {
    key: 'end',
    header: t('ended'),
    cell: (key) => {
      const end = endOf(key, now)
      return end && <KeyEnd end={end} />
    },
  }
  return (
    <details className="mt-4">
      <summary className="min-h-9 py-1.5 text-accent underline">
        {t('keysThatHaveEnded', { count: keys.length })}
      </summary>
      <div className="mt-2">
        <Table caption={t('keysThatHaveEnded2')} columns={[...columns(), state]} rows={keys} rowKey={({ id }) => id} />
      </div>
    </details>
  )
}

const newKey = (value: string): Secret => ({
  title: t('yourNewKey'),
  value,
  hint: t('itIsShownNowAnd'),
})

function Dialogs({ open, setOpen }: { open: Open; setOpen: (open: Open) => void }) {
  const revoke = useMutation({ ...useApi().send(revokeKey), onError: (error) => toast.error(asFailure(error).message) })
  const close = () => setOpen(undefined)
  const show = (key: string) => setOpen({ act: 'show', secret: newKey(key) })
  if (open?.act === 'create') return <NewKeyDialog onClose={close} onCreated={show} />
  if (open?.act === 'rotate') return <RotateKeyDialog apiKey={open.key} onClose={close} onCreated={show} />
  if (open?.act === 'networks') return <NetworksDialog apiKey={open.key} onClose={close} />
  if (open?.act === 'version') return <VersionDialog apiKey={open.key} onClose={close} />
  if (open?.act === 'show') return <SecretDialog secret={open.secret} onClose={close} />
  if (open?.act !== 'revoke') return null
  const { id, name, successorId } = open.key
  return (
    <AlertDialog
      open
      onOpenChange={(next) => next || close()}
      title={t('revoke2', { name })}
      description={t('whateverUsesThisKeyIs', { advice: successorId === undefined ? t('toHaveTimeForThe') : '' })}
      confirm={t('revoke3')}
      look="danger"
      pending={revoke.isPending}
      onConfirm={() =>
        revoke.mutate({ keyId: id }, { onSuccess: () => toast.success(t('isRevoked', { name })), onSettled: close })
      }
    />
  )
}
