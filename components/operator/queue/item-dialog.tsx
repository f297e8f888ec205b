'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useHandled } from '#components/operator/handled.tsx'
import { titleOf } from '#components/operator/queue/looks.tsx'
import { putOffTimes, toTime, untilOf } from '#components/operator/queue/put-off-times.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { listOperators } from '#lib/operators/operations.ts'
import { kinds } from '#lib/queue/kinds.ts'
import { assignItem, releaseItem, snoozeItem, wakeItem } from '#lib/queue/operations.ts'
import type { QueueItem } from '#lib/queue/schema.ts'
import { rolesWith } from '#lib/users/operator-roles.ts'
import { catalogue } from '#lib/words/en/operator-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Whose an item is, and whether it is out of sight. */
export function ItemDialog({
  item,
  toPutOff,
  onClose,
}: {
  item: QueueItem
  /** Somebody has asked for that, and begins there. */
  toPutOff: boolean
  onClose: () => void
}) {
  const handled = useHandled()
  const title = titleOf(item)
  const onDone = (text: string) => {
    onClose()
    handled({ text })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('whatBecomesOfIt', { title })}>
      <GiveIt item={item} title={title} onDone={onDone} />
      <PutOff item={item} title={title} onDone={onDone} first={toPutOff} />
    </Dialog>
  )
}

// Not mutate's own callbacks: those are dropped when the item goes away with the act. What went wrong stands in the form.
const shown = () => {}

type Props = { item: QueueItem; title: string; onDone: (text: string) => void }

function GiveIt({ item: { kind, targetId, assignee }, title, onDone }: Props) {
  const api = useApi()
  const query = useQuery(api.ask(listOperators, {}, { limit: 100 }))
  const give = useMutation(api.send(assignItem))
  const leave = useMutation(api.send(releaseItem))
  const able = (query.data ?? []).filter(
    ({ role, disabled }) => !disabled && rolesWith(kinds[kind].scope).includes(role),
  )
  const [chosen, setChosen] = useState<string>()
  const operator = able.find(({ id }) => id === chosen) ?? able.find(({ id }) => id !== assignee?.id) ?? able[0]
  const error = give.error ?? leave.error ?? query.error
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!operator) return
        const { id: operatorId, name } = operator
        void give.mutateAsync({ kind, targetId, operatorId }).then(() => onDone(t('given', { title, name })), shown)
      }}
    >
      <ErrorBanner error={error} />
      <Field label={t('giveTo')} hint={t('onlyThoseWhoMay')}>
        <Select
          value={operator?.id ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          options={able.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="secondary" size="sm" pending={give.isPending || query.isPending}>
          {t('give')}
        </Button>
        {assignee && (
          <Button
            look="quiet"
            size="sm"
            pending={leave.isPending}
            onClick={() =>
              void leave.mutateAsync({ kind, targetId }).then(() => onDone(t('released', { title })), shown)
            }
          >
            {t('release')}
          </Button>
        )}
      </div>
    </form>
  )
}

function PutOff({ item: { kind, targetId, snoozedUntil }, title, onDone, first }: Props & { first: boolean }) {
  const api = useApi()
  const [time, setTime] = useState(() => toTime('d1'))
  const snooze = useMutation(api.send(snoozeItem))
  const wake = useMutation(api.send(wakeItem))
  const form = useRef<HTMLFormElement>(null)
  // After the dialog has put the focus on its cross. What was put off already is had back rather than put off again.
  useEffect(() => {
    if (!first) return
    const frame = requestAnimationFrame(() => {
      const [back, time] = ['[data-wake]', 'select'].map((one) => form.current?.querySelector<HTMLElement>(one))
      ;(back ?? time)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [first])
  return (
    <form
      ref={form}
      className="flex flex-col gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void snooze
          .mutateAsync({ kind, targetId, until: untilOf(time) })
          .then(() => onDone(t('isPutOff', { title })), shown)
      }}
    >
      <ErrorBanner error={snooze.error ?? wake.error} />
      <Field label={t('putOffUntil')} hint={t('forEverybody')}>
        <Select value={time} onChange={({ target }) => setTime(toTime(target.value))} options={putOffTimes()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="secondary" size="sm" pending={snooze.isPending}>
          {t('putItOff')}
        </Button>
        {snoozedUntil && (
          <Button
            data-wake
            look="quiet"
            size="sm"
            pending={wake.isPending}
            onClick={() => void wake.mutateAsync({ kind, targetId }).then(() => onDone(t('isBack', { title })), shown)}
          >
            {t('haveItBack')}
          </Button>
        )}
      </div>
    </form>
  )
}

const ErrorBanner = ({ error }: { error: Error | null }) =>
  error && (
    <Banner tone="danger" role="alert">
      {asFailure(error).message}
    </Banner>
  )
