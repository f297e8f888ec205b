'use client'
import { memo } from 'react'
import { RowEditor } from '#components/orders/import/row-editor.tsx'
import type { JudgedRow, Judgement, Twin } from '#components/orders/import/judge-rows.ts'
import type { Import } from '#components/orders/import/use-import.ts'
import { Badge, type Tone } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { isBlankPerson } from '#lib/browser/order-values.ts'
import { orderTitle } from '#lib/orders/title.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders-import.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  judged: JudgedRow
  open: boolean
  onOpen: (open: boolean) => void
  dispatch: Import['dispatch']
}

const states = (): Record<Judgement, { tone: Tone; label: string }> => ({
  ready: { tone: 'accent', label: t('ready') },
  invalid: { tone: 'danger', label: t('toCorrect2') },
  left_out: { tone: 'neutral', label: t('leftOut3') },
  sent: { tone: 'caution', label: t('notKnownYet') },
  placed: { tone: 'accent', label: t('placed2') },
  refused: { tone: 'danger', label: t('refused') },
})

/** Numbers of lines, so that a fault is found in the spreadsheet too. */
function Item({ judged, open, onOpen, dispatch }: Props) {
  const { row, state, issues, twin } = judged
  const canChange = state !== 'placed' && state !== 'sent'
  const name = t('row', { line: row.line })
  return (
    <li
      className={classNames('rounded-card border border-line bg-sheet p-4', state === 'left_out' && 'bg-transparent')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className={classNames('min-w-0 flex-1 basis-64', state === 'left_out' && 'text-ink-soft')}>
          <Heading row={judged} />
          {issues.length > 0 && !open && (
            <ul className="mt-2 flex flex-col gap-1 text-sm font-medium text-danger">
              {issues.map(({ name: field, label, message }) => (
                <li key={field}>
                  <span aria-hidden="true">▲ </span>
                  {label}: {message}
                </li>
              ))}
            </ul>
          )}
          {twin && <TwinNote twin={twin} because={twin.because} />}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={states()[state].tone}>{states()[state].label}</Badge>
          {canChange && (
            <>
              {state !== 'left_out' && (
                <Button
                  look="secondary"
                  size="sm"
                  aria-expanded={open}
                  aria-label={`${open ? t('close') : t('change')} ${name}`}
                  onClick={() => onOpen(!open)}
                >
                  {open ? t('close') : t('change')}
                </Button>
              )}
              <Button
                look="quiet"
                size="sm"
                aria-label={`${row.leftOut ? t('takeIn') : t('leaveOut')} ${name}`}
                onClick={() => dispatch({ do: 'leave', lines: [row.line], out: !row.leftOut })}
              >
                {row.leftOut ? t('takeIn') : t('leaveOut')}
              </Button>
            </>
          )}
        </div>
      </div>
      {open && canChange && (
        <RowEditor
          values={row.values}
          issues={issues}
          onChange={(values: OrderValues) => dispatch({ do: 'edit', line: row.line, values })}
        />
      )}
    </li>
  )
}
export const RowItem = memo(Item)

function Heading({ row: { row } }: { row: JudgedRow }) {
  const { values, result } = row
  const persons = values.personsOfInterest.filter((person) => !isBlankPerson(person))
  const documentType = values.documentType || t('noKindOfDocument')
  const title = <bdi>{orderTitle({ documentType, personsOfInterest: persons })}</bdi>
  return (
    <>
      <p className="font-medium">
        <span className="font-card text-sm font-normal text-ink-soft">{t('row2', { line: row.line })} </span>
        {result?.order ? (
          <a className="text-link" href={`/orders/${result.order.id}`} target="_blank" rel="noreferrer">
            {title}
            <span className="sr-only"> {t('inANewTab')}</span>
          </a>
        ) : (
          title
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {[
          [values.repositoryName, values.location].filter(Boolean).join(', '),
          values.externalOrderRef,
          values.attachmentIds.length > 0 && t('attached', { count: values.attachmentIds.length }),
          values.fixedPrice && `${values.fixedPrice} ${values.currency}`,
          result?.order?.order.number,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

function TwinNote({ twin, because }: { twin: Twin; because: 'reference' | 'person' }) {
  const what = because === 'reference' ? t('theSameReference') : t('theSamePersonInThe')
  return (
    <p className="mt-2 text-sm font-medium text-caution">
      {'line' in twin
        ? t('rowHas', { line: twin.line, what })
        : rich(t, 'hasAndIsUnderWay', {
            a: (
              <a className="text-link" href={`/orders/${twin.order.id}`} target="_blank" rel="noreferrer">
                {twin.order.order.number}
                <span className="sr-only"> {t('inANewTab')}</span>
              </a>
            ),
            what,
          })}
    </p>
  )
}
