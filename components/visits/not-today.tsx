'use client'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#components/ui/button.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { useReader } from '#components/ui/locale.ts'
import { toast } from '#components/ui/toast.ts'
import { useToday } from '#components/ui/use-today.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { dateFormat } from '#lib/formats.ts'
import { setAside } from '#lib/visits/operations.ts'
import type { ShelfListView, ShelfRow } from '#lib/visits/schema.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A calendar day within a sentence that is read aloud as a button's name. */
export function useDayText() {
  const { locale } = useReader()
  const format = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

export function useSetAside(visitId: string, orderId: string) {
  return useMutation({
    ...useApi().send(setAside, { visitId, orderId }),
    onError: (error) => toast.error(asFailure(error).message),
  })
}

/** Leaves an order out of this day, or puts it off to another one at the same archive. */
export function NotToday({ row: { orderId, number }, list }: { row: ShelfRow; list: ShelfListView }) {
  const { mutate, isPending } = useSetAside(list.visit.id, orderId)
  const dayText = useDayText()
  const today = useToday() ?? ''
  return (
    <Disclosure
      trigger={(props) => (
        <Button look="quiet" pending={isPending} className="min-h-12" {...props}>
          {t('notOnThisDay')}
        </Button>
      )}
    >
      <Button
        look="quiet"
        className="w-full justify-start"
        aria-label={t('leaveOutOf', { number })}
        onClick={() => mutate({ aside: true })}
      >
        {t('leaveOut')}
      </Button>
      {list.otherDays
        .filter(({ day }) => day >= today)
        .map(({ id, day }) => (
          <Button
            key={id}
            look="quiet"
            className="w-full justify-start"
            aria-label={t('putItOff', { number, day: dayText(day) })}
            onClick={() => mutate({ aside: true, putOffTo: id })}
          >
            {t('putOffTo', { day: dayText(day) })}
          </Button>
        ))}
    </Disclosure>
  )
}
