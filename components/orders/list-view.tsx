'use client'
import { SlidersHorizontal } from 'lucide-react'
import { listColumns, useListLook, type ListColumn } from '#components/orders/list-look.ts'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'

export const columnLabels: Record<ListColumn, string> = {
  folder: 'Folder',
  labels: 'Labels',
  assignee: 'Looked after by',
  reference: 'Your reference',
  customer: 'Customer',
  price: 'Fixed price',
  researcher: 'Researcher',
  agreed: 'Agreed price',
  paid: 'Payment',
  due: 'Due',
  placed: 'Placed',
  activity: 'Last activity',
}

/** How the list looks, and whether it listens to single keys. */
export function ListView() {
  const [{ dense, columns, keys }, change] = useListLook()
  return (
    <Disclosure
      trigger={(props) => (
        <Button look="secondary" {...props}>
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          View
        </Button>
      )}
    >
      <div className="flex w-64 flex-col gap-3 p-3">
        <Checkbox
          label="Dense rows"
          hint="One line for each order."
          checked={dense}
          onChange={(event) => change({ dense: event.target.checked })}
        />
        {dense && (
          <fieldset className="flex flex-col gap-2 border-y border-line py-3">
            <legend className="sr-only">Columns</legend>
            {listColumns.map((column) => (
              <Checkbox
                key={column}
                label={columnLabels[column]}
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
          label="Single keys"
          hint="/ searches, n begins an order, j and k go down and up, x ticks."
          checked={keys}
          onChange={(event) => change({ keys: event.target.checked })}
        />
      </div>
    </Disclosure>
  )
}
