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

/** The account's end: what it means, what stands in the way, and the way back. */
export function DeletionCard() {
  const query = useQuery(useApi().ask(getDeletion))
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">Delete your account</h2>
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
  kind === 'personal'
    ? 'Your orders go too: the documents, reports, persons and instructions in them are deleted.'
    : `Nobody else belongs to ${name}, so it goes too: its keys and webhooks end, sandbox orders are cancelled, and documents, reports, persons and instructions in its orders are deleted.`

function Consequences({ clientsThatGo }: Pick<DeletionView, 'clientsThatGo'>) {
  const others = useMe().clients.filter(({ id }) => clientsThatGo.every((client) => client.id !== id))
  return (
    <ul className="flex list-disc flex-col gap-1 pl-6">
      <li>It waits for {deletionDays} days. Until then you can take it back, here or by the link in our mail.</li>
      <li>
        Then your name, address, password, passkeys, sessions and saved cards go, and our copies of the mails to you.
        What you wrote to others stays with the orders, without your name.
      </li>
      {clientsThatGo.map((client) => (
        <li key={client.id}>{leaving(client)}</li>
      ))}
      {others.map(({ id, name }) => (
        <li key={id}>{name} goes on without you, and so do keys that you made for it: programs use those.</li>
      ))}
      <li>
        What the law has us keep stays: receipts, invoices and statements as they were issued, with the name and address
        that stand on them, and the amounts of payments. An account that you have with the payment provider is yours,
        and is closed there.
      </li>
    </ul>
  )
}

function NotAsked({ deletion: { clientsThatGo, obstacles } }: { deletion: DeletionView }) {
  const api = useApi()
  const [open, setOpen] = useState(false)
  const ask = useMutation({
    ...api.send(askDeletion),
    retry: false,
    onSuccess: () => toast.success(`Your account is to be deleted in ${deletionDays} days`),
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
        <Banner tone="caution" title="Not possible yet">
          <ul className="flex flex-col gap-1">
            {obstacles.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Banner>
      )}
      <div>
        <Button look="danger" disabled={obstacles.length > 0} onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your account?"
        description={`It happens in ${deletionDays} days, and can be taken back until then. Afterwards nobody can bring it back.`}
        confirm={`Delete it in ${deletionDays} days`}
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
    onSuccess: () => toast.success('Your account stays'),
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <>
      <Banner tone="caution" role="status" title="Your account is to be deleted">
        {state === 'waiting' ? (
          <>
            It happens after <DateTime value={dueAt} />, unless you take it back.
          </>
        ) : (
          'It is being deleted now.'
        )}
      </Banner>
      <Consequences clientsThatGo={clientsThatGo} />
      {obstacles.length > 0 && (
        <p className="text-ink-soft">
          As it is, it would stop then: {obstacles.map(({ sentence }) => sentence).join(' ')}
        </p>
      )}
      {state === 'waiting' && (
        <div>
          <Button pending={keep.isPending} onClick={() => keep.mutate(undefined)}>
            Keep my account
          </Button>
        </div>
      )}
    </>
  )
}
