'use client'
import { SlidersHorizontal } from 'lucide-react'
import { listColumns, useListLook, type ListColumn } from '#components/orders/list-look.ts'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { catalogue } from '#lib/words/en/orders-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const columnLabels = (): Record<ListColumn, string> => ({
  folder: t('folder'),
  labels: t('labels'),
  assignee: t('lookedAfterBy'),
  reference: t('yourReference'),
  customer: t('customer'),
  costCentre: t('costCentre'),
  price: t('fixedPrice'),
  researcher: t('researcher'),
  agreed: t('agreedPrice'),
  paid: t('payment'),
  due: t('due'),
  placed: t('placed'),
  activity: t('lastActivity'),
})

/** How the list looks, and whether it listens to single keys. */
export function ListView() {
  const [{ dense, columns, keys }, change] = useListLook()
  return (
    <Disclosure
      trigger={(props) => (
        <Button look="secondary" {...props}>
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {t('view')}
        </Button>
      )}
    >
      <div className="flex w-64 flex-col gap-3 p-3">
        <Checkbox
          label={t('denseRows')}
          hint={t('oneLineForEachOrder')}
          checked={dense}
          onChange={(event) => change({ dense: event.target.checked })}
        />
        {dense && (
          <fieldset className="flex flex-col gap-2 border-y border-line py-3">
            <legend className="sr-only">{t('columns')}</legend>
            {listColumns.map((column) => (
              <Checkbox
                key={column}
                label={columnLabels()[column]}
                checked={columns.includes(column)}
                onChange={({ target }) =>
                  change({
                    columns: listColumns.filter((one) => (one === column ? target.checked : columns.includes(one))),
                  })
                }
              />
            ))}
          </fieldset>
        )}
        <Checkbox
          label={t('shortcuts')}
          hint={t('searchesNBeginsAnOrder')}
          checked={keys}
          onChange={(event) => change({ keys: event.target.checked })}
        />
      </div>
    </Disclosure>
  )
}
