import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The row's name: its header cell, and the card's heading on a phone. Exactly one column should be it. */
  primary?: boolean
  /** One of many: its heading may stand in two lines. */
  narrow?: boolean
  /** The rows can go by it, and do where it says how. */
  sort?: { sorted: 'ascending' | 'descending' | undefined; onSort: () => void }
}
type TableProps<Row> = {
  /** What the table holds, for those who don't see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

// `display: block` on a phone would strip the table of its meaning in some browsers, hence the roles.
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table role="table" className="block w-full md:table md:rounded-card md:border md:border-line md:bg-sheet">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row">
          {columns.map(({ key, header, align, narrow, sort }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              aria-sort={sort?.sorted}
              className={classNames(
                'px-4 py-3 text-sm font-medium text-ink-soft',
                narrow ? 'align-bottom' : 'lg:whitespace-nowrap',
                align === 'end' ? 'text-end' : 'text-start',
              )}
            >
              {sort ? <SortButton {...sort}>{header}</SortButton> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="flex flex-col gap-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="flex flex-col gap-1.5 rounded-card border border-line bg-sheet p-4 md:table-row md:border-0 md:bg-transparent md:p-0"
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const arrows = { ascending: ArrowUp, descending: ArrowDown }

function SortButton({ sorted, onSort, children }: NonNullable<Column<never>['sort']> & { children: string }) {
  const Arrow = sorted ? arrows[sorted] : ArrowUpDown
  return (
    <button
      type="button"
      onClick={onSort}
      className={classNames('-m-1 inline-flex items-center gap-1 rounded-sm p-1 hover:text-ink', sorted && 'text-ink')}
    >
      {children}
      <Arrow aria-hidden="true" className="size-3.5 shrink-0" />
    </button>
  )
}

function Cell<Row>({ column: { primary, header, align }, children }: { column: Column<Row>; children: ReactNode }) {
  const common = classNames('md:border-t md:border-line md:px-4 md:py-3 md:align-top', align === 'end' && 'md:text-end')
  if (primary) {
    return (
      <th role="rowheader" scope="row" className={classNames(common, 'text-start font-medium')}>
        {children}
      </th>
    )
  }
  return (
    <td role="cell" className={classNames(common, 'flex flex-wrap justify-between gap-x-4 md:table-cell')}>
      <span aria-hidden="true" className="shrink-0 text-sm text-ink-soft md:hidden">
        {header}
      </span>
      <span className={classNames('ms-auto text-end', align !== 'end' && 'md:text-start')}>{children}</span>
    </td>
  )
}
