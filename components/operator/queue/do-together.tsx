'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ManyDialog } from '#components/orders/together/many-dialog.tsx'
import { useMany } from '#components/orders/together/use-many.ts'
import { hindranceOf, operationOf, type Deed, type Hindrance } from '#components/operator/queue/deeds.ts'
import { titleOf } from '#components/operator/queue/looks.tsx'
import { putOffTimes, toTime, untilOf, type PutOffTime } from '#components/operator/queue/put-off-times.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { Done } from '#lib/browser/in-turn.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import type { QueueItem } from '#lib/queue/schema.ts'
import { catalogue } from '#lib/words/en/operator-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  deed: Deed
  items: readonly QueueItem[]
  /** The list as it is by now: what others did meanwhile is seen before anything happens. */
  now: readonly QueueItem[]
  /** Whether it was done, and not only looked at. */
  onClose: (done: boolean) => void
}

const countOf = (count: number) => t('countItems', { count })

/** One deed for many items: what will happen to each and what can't, then all of it in one go, and what became of each. */
export function DoTogether({ deed, items, now, onClose }: Props) {
  const me = useMe()
  const [time, setTime] = useState<PutOffTime>('d1')
  const many = useMany(useWork(deed, time), { changes: ['/operator'] })
  const confirm = useRef<HTMLButtonElement>(null)
  // Its own first stop would be the cross: whoever came by the keyboard has chosen already.
  useEffect(() => {
    const frame = requestAnimationFrame(() => confirm.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const rows = items.map((item) => ({
    item,
    hindrance: hindranceOf(
      deed,
      now.find(({ targetId }) => targetId === item.targetId),
      me.id,
    ),
  }))
  const possible = rows.flatMap(({ item, hindrance }) => (hindrance ? [] : item))
  const count = countOf(possible.length)
  return (
    <ManyDialog
      title={t(`deeds.${deed}.title`, { count: countOf(items.length) })}
      description={t(`deeds.${deed}.what`)}
      many={many}
      onClose={() => onClose(many.finished)}
      begin={
        <Button
          ref={confirm}
          pending={many.running}
          disabled={possible.length === 0}
          onClick={() => void many.start(possible)}
        >
          {t(`deeds.${deed}.begin`, { count })}
        </Button>
      }
    >
      {many.total === undefined ? (
        <>
          {deed === 'snooze' && (
            <Field label={t('putOffUntil')}>
              <Select value={time} onChange={({ target }) => setTime(toTime(target.value))} options={putOffTimes()} />
            </Field>
          )}
          <Preview deed={deed} rows={rows} />
        </>
      ) : (
        <Outcome deed={deed} done={many.done} total={many.total} running={many.running} />
      )}
    </ManyDialog>
  )
}

function useWork(deed: Deed, time: PutOffTime): (item: QueueItem) => Promise<unknown> {
  const api = useApi()
  return ({ kind, targetId }) => {
    const body = { kind, targetId }
    switch (deed) {
      case 'open':
        return api.call(operationOf.open, { params: { orderId: targetId } })
      case 'claim':
        return api.call(operationOf.claim, { params: {}, body })
      case 'release':
        return api.call(operationOf.release, { params: {}, body })
      case 'snooze':
        return api.call(operationOf.snooze, { params: {}, body: { ...body, until: untilOf(time) } })
    }
  }
}

const whyNot = (hindrance: Hindrance) =>
  hindrance.why === 'others' ? t('cant.others', { name: hindrance.name }) : t(`cant.${hindrance.why}`)

type PreviewProps = { deed: Deed; rows: readonly { item: QueueItem; hindrance: Hindrance | undefined }[] }

const Preview = ({ deed, rows }: PreviewProps) => (
  <ul aria-label={t('whatWillHappen')} className="flex max-h-72 flex-col gap-1.5 overflow-y-auto text-sm" tabIndex={-1}>
    {rows.map(({ item, hindrance }) => (
      <Line key={item.targetId} item={item}>
        {hindrance ? (
          <span className="font-medium text-caution">{whyNot(hindrance)}</span>
        ) : (
          <span className="text-ink-soft">{t(`deeds.${deed}.will`)}</span>
        )}
      </Line>
    ))}
  </ul>
)

type OutcomeProps = { deed: Deed; done: readonly Done<QueueItem, unknown>[]; total: number; running: boolean }

/** How far it is, and what became of each: what went wrong first. */
function Outcome({ deed, done, total, running }: OutcomeProps) {
  const failed = done.filter((one) => 'failure' in one)
  const well = done.filter((one) => !('failure' in one))
  const doing = t(`deeds.${deed}.doing`)
  const parts = [
    t('doneCount', { count: well.length }),
    failed.length > 0 && t('failedCount', { count: failed.length }),
    total > done.length && t('leftCount', { count: total - done.length }),
  ]
  return (
    <div className="flex flex-col gap-3">
      {running && <ProgressBar label={doing} value={done.length} max={total} />}
      <p role="status" className="font-medium">
        {running ? t('progress', { doing, done: done.length, total }) : `${parts.filter(Boolean).join(', ')}.`}
      </p>
      <ul aria-label={t('whatBecameOfEach')} className="flex flex-col gap-1.5 text-sm">
        {[...failed, ...well].map((one) => (
          <Line key={one.item.targetId} item={one.item}>
            {'failure' in one ? (
              <span className="font-medium text-danger">
                <span aria-hidden="true">▲ </span>
                {one.failure.message}
              </span>
            ) : (
              <span className="text-ink-soft">{t(`deeds.${deed}.done`)}</span>
            )}
          </Line>
        ))}
      </ul>
    </div>
  )
}

const Line = ({ item, children }: { item: QueueItem; children: ReactNode }) => (
  <li className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-1.5">
    <bdi className="min-w-0">{titleOf(item)}</bdi>
    {children}
  </li>
)
