'use client'
import { useId } from 'react'
import { ceilingOf, FiguresTable, Plot, upward } from '#components/charts/plot.tsx'
import { numberFormat } from '#lib/formats.ts'
import { useReader } from '#components/ui/locale.ts'

export type Series = { name: string; className: string }
/** `tick` stands below the column, `label` in the table. */
type ChartRow = { label: string; tick: string; values: readonly number[] }
type Props = {
  title: string
  rows: readonly ChartRow[]
  series: readonly Series[]
  /** What the rows are, as the table's first column says it. */
  rowHeader: string
  /** How a value reads; a count where absent. */
  format?: (value: number) => string
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Stacked columns, one for each row, with the table that they are drawn from behind them. */
export function BarChart({ title, rows, series, rowHeader, format }: Props) {
  const { locale } = useReader()
  const id = useId()
  const say = format ?? ((value: number) => numberFormat(locale).format(value))
  const greatest = Math.max(...rows.map(({ values }) => sum(values)), 0)
  // Half an order is nothing that an axis should name.
  const top = ceilingOf(format ? greatest : Math.max(greatest, 2))
  const slot = 100 / Math.max(rows.length, 1)
  return (
    <figure className="flex flex-col gap-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span id={id} className="font-medium">
          {title}
        </span>
        {series.length > 1 && <Legend series={series} />}
      </figcaption>
      <Plot labelledBy={id} top={top} say={say} ticks={rows.map(({ tick }) => tick)}>
        {rows.map(({ label, values }, n) => (
          <g key={label}>
            <title>{`${label}: ${values.map((value, i) => `${series[i]?.name ?? ''} ${say(value)}`).join(', ')}`}</title>
            {values.map((value, i) => (
              <rect
                key={series[i]?.name}
                x={(n + 0.15) * slot}
                width={slot * 0.7}
                y={upward(sum(values.slice(0, i + 1)), top)}
                height={(100 * value) / top}
                className={series[i]?.className}
              />
            ))}
          </g>
        ))}
      </Plot>
      <FiguresTable
        title={title}
        rowHeader={rowHeader}
        columns={series.map(({ name }) => name)}
        rows={rows}
        say={say}
      />
    </figure>
  )
}

const Legend = ({ series }: { series: readonly Series[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {series.map(({ name, className }) => (
      <li key={name} className="flex items-center gap-1.5">
        <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3">
          <rect width="10" height="10" rx="2" className={className} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)
