'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { cardName } from '#components/checkout/card-name.ts'
import { Failure } from '#components/layout/failure.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { chooseDefaultCard, listSavedCards, removeSavedCard } from '#lib/payments/operations.ts'
import type { SavedCardsView } from '#lib/payments/checkout-schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The cards that somebody chose to save while paying: which is offered first, and the way to be rid of one. */
export function SavedCards() {
  const query = useQuery(useApi().ask(listSavedCards))
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">{t('savedCards')}</h2>
      {query.isPending ? (
        <Skeleton className="h-16" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : query.data.cards.length === 0 ? (
        <p className="text-ink-soft">{t('noneACardIsSaved')}</p>
      ) : (
        <ul aria-label={t('savedCards')} className="flex flex-col divide-y divide-line">
          {query.data.cards.map((card) => (
            <SavedCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function SavedCard({ card }: { card: SavedCardsView['cards'][number] }) {
  const api = useApi()
  const onError = (error: Error) => void toast.error(asFailure(error).message)
  const prefer = useMutation({ ...api.send(chooseDefaultCard, { cardId: card.id }), onError })
  const remove = useMutation({ ...api.send(removeSavedCard, { cardId: card.id }), onError })
  const name = cardName(card)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <p className="flex flex-wrap items-center gap-2">
        {name} {card.isDefault && <Badge tone="accent">{t('offeredFirst')}</Badge>}
      </p>
      <div className="flex flex-wrap gap-2">
        {!card.isDefault && (
          <Button look="secondary" size="sm" pending={prefer.isPending} onClick={() => prefer.mutate(undefined)}>
            {rich(t, 'offerFirst', { span: <span className="sr-only">: {name}</span> })}
          </Button>
        )}
        <Button look="secondary" size="sm" pending={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {rich(t, 'remove', { span: <bdi className="sr-only"> {name}</bdi> })}
        </Button>
      </div>
    </li>
  )
}
