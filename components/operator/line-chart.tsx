'use client'
import { useId } from 'react'
import { ceilingOf, type Series } from '#components/operator/bar-chart.tsx'

type Row = { label: string; values: readonly (number | undefined)[] }
type Props = { title: string; rows: readonly Row[]; series: readonly Series[]; rowHeader: string; format: (value: number) => string }

const width = 480
const height = 200
const left = 56
const bottom = 28

/** Lines with gaps where a week has no figure, and the table behind them. */
export function LineChart({ title, rows, series, rowHeader, format }: Props) {
  const id = useId()
  const top = ceilingOf(Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)), 0))
  const x = (n: number) => left + ((width - left - 12) * (n + 0.5)) / Math.max(rows.length, 1)
  const y = (value: number) => 8 + (height - bottom - 8) * (1 - value / top)
  const every = Math.ceil(rows.length / 6)
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="flex flex-col gap-1">
        <span id={id} className="font-medium">
          {title}
        </span>
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {series.map(({ name, className }, n) => (
            <li key={name} className="flex items-center gap-1.5">
              <svg aria-hidden="true" viewBox="0 0 24 6" className="h-1.5 w-6">
                <line x1="0" x2="24" y1="3" y2="3" strokeWidth="3" strokeDasharray={n === 0 ? undefined : '5 4'} className={className} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg role="img" aria-labelledby={id} viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line x1={left} x2={width} y1={y(top * share)} y2={y(top * share)} className="stroke-line" />
            <text x={left - 8} y={y(top * share) + 4} textAnchor="end" className="fill-ink-soft text-[13px]">
              {format(top * share)}
            </text>
          </g>
        ))}
        {series.map(({ name, className }, s) => (
          <g key={name} className={className} fill="none" strokeWidth="2.5">
            {stretches(rows, s).map((points) => (
              <polyline key={points[0]?.n} points={points.map(({ n, value }) => `${x(n)},${y(value)}`).join(' ')} strokeDasharray={s === 0 ? undefined : '6 5'} />
            ))}
            {rows.map(({ label, values }, n) => {
              const value = values[s]
              return value === undefined ? null : (
                <circle key={label} cx={x(n)} cy={y(value)} r="3" className="fill-sheet">
                  <title>{`${label}: ${name} ${format(value)}`}</title>
                </circle>
              )
            })}
          </g>
        ))}
        {rows.map(({ label }, n) =>
          n % every === 0 ? (
            <text key={label} x={x(n)} y={height - 8} textAnchor="middle" className="fill-ink-soft text-[13px]">
              {label.slice(5)}
            </text>
          ) : null,
        )}
      </svg>
      <Figures title={title} rows={rows} series={series} rowHeader={rowHeader} format={format} />
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

const Figures = ({ title, rows, series, rowHeader, format }: Props) => (
  <details>
    <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm text-ink-soft">The figures as a table</summary>
    <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label={`${title}: the figures`}>
      <table className="w-full text-sm">
        <thead>
          <tr>
            {[rowHeader, ...series.map(({ name }) => name)].map((name, n) => (
              <th key={name} scope="col" className={n === 0 ? 'p-2 text-start font-medium' : 'p-2 text-end font-medium'}>
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
                  {value === undefined ? '–' : format(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)
