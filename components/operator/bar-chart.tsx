'use client'
import { useId } from 'react'
import { useReader } from '#components/ui/locale.ts'

export type Series = { name: string; className: string }
export type ChartRow = { label: string; values: readonly number[] }
type Props = {
  title: string
  rows: readonly ChartRow[]
  series: readonly Series[]
  /** What the rows are, as the table's first column says it. */
  rowHeader: string
  /** How a value reads, in the table and on the axis. */
  format?: (value: number) => string
}

const width = 720
const height = 220
const left = 64
const bottom = 28

/** A round number not below the greatest value: 1, 2 or 5 times a power of ten. */
export function ceilingOf(greatest: number): number {
  if (greatest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(greatest))
  return ([1, 2, 5, 10].find((step) => step * power >= greatest) ?? 10) * power
}

/** Stacked columns, one for each row, with the table that they are drawn from behind them. */
export function BarChart({ title, rows, series, rowHeader, format }: Props) {
  const { locale } = useReader()
  const id = useId()
  const say = format ?? ((value: number) => value.toLocaleString(locale))
  return (
    <figure className="flex flex-col gap-3">
      <figcaption id={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-medium">{title}</span>
        {series.length > 1 && <Legend series={series} />}
      </figcaption>
      <Columns labelledBy={id} rows={rows} say={say} series={series} />
      <details>
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm text-ink-soft">The figures as a table</summary>
        <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label={`${title}: the figures`}>
          <table className="w-full text-sm">
            <thead>
              <tr>
                <th scope="col" className="p-2 text-start font-medium">
                  {rowHeader}
                </th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" className="p-2 text-end font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values }) => (
                <tr key={label} className="border-t border-line">
                  <th scope="row" className="p-2 text-start font-normal whitespace-nowrap">
                    {label}
                  </th>
                  {values.map((value, n) => (
                    <td key={series[n]?.name} className="p-2 text-end tabular-nums">
                      {say(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
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

function Columns({ labelledBy, rows, series, say }: { labelledBy: string; rows: readonly ChartRow[]; series: readonly Series[]; say: (value: number) => string }) {
  const top = ceilingOf(Math.max(...rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0)), 0))
  const slot = (width - left) / Math.max(rows.length, 1)
  const y = (value: number) => 8 + (height - bottom - 8) * (1 - value / top)
  // Labels that would touch each other are left out; the table has them all.
  const every = Math.ceil(rows.length / 8)
  return (
    <svg role="img" aria-labelledby={labelledBy} viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line x1={left} x2={width} y1={y(top * share)} y2={y(top * share)} className="stroke-line" />
          <text x={left - 8} y={y(top * share) + 4} textAnchor="end" className="fill-ink-soft text-[13px]">
            {say(top * share)}
          </text>
        </g>
      ))}
      {rows.map(({ label, values }, n) => (
        <g key={label}>
          <title>{`${label}: ${values.map((value, i) => `${series[i]?.name ?? ''} ${say(value)}`).join(', ')}`}</title>
          {values.map((value, i) => {
            const below = values.slice(0, i).reduce((sum, one) => sum + one, 0)
            return <rect key={series[i]?.name} x={left + n * slot + slot * 0.15} width={slot * 0.7} y={y(below + value)} height={Math.max(0, y(below) - y(below + value))} className={series[i]?.className} />
          })}
          {n % every === 0 && (
            <text x={left + n * slot + slot / 2} y={height - 8} textAnchor="middle" className="fill-ink-soft text-[13px]">
              {label.slice(label.length > 7 ? 5 : 0)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
