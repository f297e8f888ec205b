'use client'
import { useState } from 'react'
import { ColumnMatch } from '#components/orders/import/column-match.tsx'
import { PlaceRows } from '#components/orders/import/place-rows.tsx'
import { RowList } from '#components/orders/import/row-list.tsx'
import { SheetInput } from '#components/orders/import/sheet-input.tsx'
import { useImport } from '#components/orders/import/use-import.ts'
import { useKeptRows } from '#components/orders/import/use-rows.ts'
import { useLeavingQuestion } from '#components/orders/import/use-leaving-question.ts'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { matchColumns, toOrderValues, type Matches, type Sheet } from '#lib/browser/order-sheet.ts'
import { catalogue } from '#lib/words/en/orders-import.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A table becomes orders: read, matched, mended, placed. */
export function ImportOrders({ ownCurrency }: { ownCurrency: string }) {
  const [table, setTable] = useState<{ sheet: Sheet; matches: Matches }>()
  const { environment, clientId = '' } = useApi().identity
  const state = useImport(useKeptRows(`import:${environment}:${clientId}`))
  const { locale } = useReader()
  useLeavingQuestion(state.placing !== undefined || state.rows.some(({ sent }) => sent))

  const begin = (sheet: Sheet, matches = matchColumns(sheet.header)) => {
    setTable({ sheet, matches })
    const rows = sheet.rows.map(({ line, cells }) => ({
      line,
      key: crypto.randomUUID(),
      values: toOrderValues(cells, matches, { ownCurrency, locale }),
      leftOut: false,
      sent: false,
    }))
    state.dispatch({ do: 'begin', rows })
  }
  return (
    <div className="flex flex-col gap-6">
      {!state.started && <SheetInput onSheet={begin} />}
      {table && !state.started && (
        <ColumnMatch
          key={table.sheet.header.join('\t')}
          {...table}
          onMatches={(matches) => begin(table.sheet, matches)}
        />
      )}
      {state.rows.length > 0 && (
        <>
          <RowList state={state} />
          <PlaceRows
            state={state}
            again={t('anotherTable')}
            onAgain={() => (setTable(undefined), state.dispatch({ do: 'begin', rows: [] }))}
          />
        </>
      )}
    </div>
  )
}
