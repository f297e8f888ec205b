'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { askDeletion, getDeletion, withdrawDeletion } from '#lib/rights/operations.ts'
import type { DeletionView } from '#lib/rights/schema.ts'
import { deletionDays } from '#lib/rights/state.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/rights.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The account's end: what it means, what stands in the way, and the way back. */
export function DeletionCard() {
  const query = useQuery(useApi().ask(getDeletion))
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{t('deleteYourAccount')}</h2>
      {query.isPending ? (
        <Skeleton className="h-40" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : query.data.state === 'none' ? (
        <NotAsked deletion={query.data} />
      ) : (
        <Asked deletion={query.data} />
      )}
    </Card>
  )
}

const leaving = ({ name, kind }: DeletionView['clientsThatGo'][number]) =>
  kind === 'personal' ? t('yourOrdersGoTooThe') : t('nobodyElseBelongsToSo', { name })

function Consequences({ clientsThatGo }: Pick<DeletionView, 'clientsThatGo'>) {
  const others = useMe().clients.filter(({ id }) => clientsThatGo.every((client) => client.id !== id))
  return (
    <ul className="flex list-disc flex-col gap-1 pl-6">
      <li>{t('itWaitsForDaysUntil', { deletionDays })}</li>
      <li>{t('thenYourNameAddressPassword')}</li>
      {clientsThatGo.map((client) => (
        <li key={client.id}>{leaving(client)}</li>
      ))}
      {others.map(({ id, name }) => (
        <li key={id}>{t('goesOnWithoutYouAnd', { name })}</li>
      ))}
      <li>{t('whatTheLawHasUs')}</li>
    </ul>
  )
}

function NotAsked({ deletion: { clientsThatGo, obstacles } }: { deletion: DeletionView }) {
  const api = useApi()
  const [open, setOpen] = useState(false)
  const ask = useMutation({
    ...api.send(askDeletion),
    retry: false,
    onSuccess: () => toast.success(t('yourAccountIsToBe', { deletionDays })),
    onError: (error) => toast.error(asFailure(error).message),
    onSettled: (...settled) => {
      setOpen(false)
      return api.send(askDeletion).onSettled?.(...settled)
    },
  })
  return (
    <>
      <Consequences clientsThatGo={clientsThatGo} />
      {obstacles.length > 0 && (
        <Banner tone="caution" title={t('notPossibleYet')}>
          <ul className="flex flex-col gap-1">
            {obstacles.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Banner>
      )}
      <div>
        <Button look="danger" disabled={obstacles.length > 0} onClick={() => setOpen(true)}>
          {t('deleteMyAccount')}
        </Button>
      </div>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={t('deleteYourAccount2')}
        description={t('itHappensInDaysAnd', { deletionDays })}
        confirm={t('deleteItInDays', { deletionDays })}
        look="danger"
        pending={ask.isPending}
        onConfirm={() => ask.mutate(undefined)}
      />
    </>
  )
}

function Asked({ deletion: { state, dueAt = '', clientsThatGo, obstacles } }: { deletion: DeletionView }) {
  const keep = useMutation({
    ...useApi().send(withdrawDeletion),
    onSuccess: () => toast.success(t('yourAccountStays')),
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <>
      <Banner tone="caution" role="status" title={t('yourAccountIsToBeDeleted')}>
        {state === 'waiting'
          ? rich(t, 'itHappensAfterUnlessYou', { dateTime: <DateTime value={dueAt} /> })
          : t('itIsBeingDeletedNow')}
      </Banner>
      <Consequences clientsThatGo={clientsThatGo} />
      {obstacles.length > 0 && (
        <p className="text-ink-soft">
          {t('asItIsItWould', { reasons: obstacles.map(({ sentence }) => sentence).join(' ') })}
        </p>
      )}
      {state === 'waiting' && (
        <div>
          <Button pending={keep.isPending} onClick={() => keep.mutate(undefined)}>
            {t('keepMyAccount')}
          </Button>
        </div>
      )}
    </>
  )
}
