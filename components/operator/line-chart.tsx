'use client'
import { useId } from 'react'
import type { Series } from '#components/charts/bar-chart.tsx'
import { FiguresTable, Plot, upward } from '#components/charts/plot.tsx'

type Row = { label: string; tick: string; values: readonly (number | undefined)[] }
type Props = {
  title: string
  rows: readonly Row[]
  series: readonly Series[]
  rowHeader: string
  format: (value: number) => string
  /** The end of the axis for the greatest value. */
  ceiling: (greatest: number) => number
}

const dashes = (n: number) => (n === 0 ? undefined : '6 5')

/** Lines with gaps where a row has no figure, and the table behind them. */
export function LineChart({ title, rows, series, rowHeader, format, ceiling }: Props) {
  const id = useId()
  const top = ceiling(Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)), 0))
  const x = (n: number) => ((n + 0.5) / Math.max(rows.length, 1)) * 100
  return (
    <figure className="flex flex-col gap-4">
      <figcaption className="flex flex-col gap-1">
        <span id={id} className="font-medium">
          {title}
        </span>
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {series.map(({ name, className }, n) => (
            <li key={name} className="flex items-center gap-1.5">
              <svg aria-hidden="true" viewBox="0 0 24 6" className="h-1.5 w-6">
                <line x1="0" x2="24" y1="3" y2="3" strokeWidth="3" strokeDasharray={dashes(n)} className={className} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <Plot labelledBy={id} top={top} say={format} ticks={rows.map(({ tick }) => tick)}>
        {series.map(({ name, className }, s) => (
          <g key={name} className={className} fill="none" strokeLinecap="round">
            {stretches(rows, s).map((points) => (
              <polyline
                key={points[0]?.n}
                points={points.map(({ n, value }) => `${x(n)},${upward(value, top)}`).join(' ')}
                strokeDasharray={dashes(s)}
                strokeWidth="2.5"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {rows.map(({ label, values }, n) => {
              const value = values[s]
              // A line of no length with a round end: a circle would be stretched to an egg.
              return value === undefined ? null : (
                <path
                  key={label}
                  d={`M${x(n)} ${upward(value, top)}h0.001`}
                  strokeWidth="8"
                  vectorEffect="non-scaling-stroke"
                >
                  <title>{`${label}: ${name} ${format(value)}`}</title>
                </path>
              )
            })}
          </g>
        ))}
      </Plot>
      <FiguresTable
        title={title}
        rowHeader={rowHeader}
        columns={series.map(({ name }) => name)}
        rows={rows}
        say={format}
      />
    </figure>
  )
}

/** The parts of a line between its gaps. */
function stretches(rows: readonly Row[], series: number): { n: number; value: number }[][] {
  const parts: { n: number; value: number }[][] = [[]]
  rows.forEach(({ values }, n) => {
    const value = values[series]
    if (value === undefined) parts.push([])
    else parts.at(-1)?.push({ n, value })
  })
  return parts.filter((points) => points.length > 1)
}
