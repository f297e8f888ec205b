'use client'
import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { catalogue } from '#lib/words/en/charts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A round number not below the greatest value, whose half is round too. */
export function ceilingOf(greatest: number): number {
  if (greatest <= 0) return 2
  const power = 10 ** Math.floor(Math.log10(greatest))
  return ([1, 2, 4, 6, 8, 10].find((step) => step * power >= greatest) ?? 10) * power
}

type PlotProps = {
  labelledBy: string
  top: number
  /** How a value reads on the axis. */
  say: (value: number) => string
  /** Below the plot, one for each row; some are left out where they would touch. */
  ticks: readonly string[]
  /** Drawn in a square of 100 by 100, whose origin is at the bottom left: see `upward`. */
  children: ReactNode
}

/** Values count upward, pixels downward. */
export const upward = (value: number, top: number) => 100 * (1 - value / top)

/**
 * The frame of a chart. Only the shapes are stretched to the width there is; every word is text of the page, so it stays
 * readable on a phone.
 */
export function Plot({ labelledBy, top, say, ticks, children }: PlotProps) {
  const every = Math.ceil(ticks.length / 6)
  const marks = [top, top / 2, 0]
  return (
    <div
      role="img"
      aria-labelledby={labelledBy}
      className="grid grid-cols-[max-content_1fr] gap-x-2 text-sm text-ink-soft"
    >
      {/* What stands at the axes is amounts and dates, in the reader's format already. */}
      <div aria-hidden="true" translate="no" className="flex h-48 flex-col justify-between text-end tabular-nums">
        {marks.map((mark) => (
          <span key={mark} className="h-0 leading-0">
            {say(mark)}
          </span>
        ))}
      </div>
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="h-48 w-full overflow-visible">
        {marks.map((mark) => (
          <line
            key={mark}
            x1="0"
            x2="100"
            y1={upward(mark, top)}
            y2={upward(mark, top)}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        {children}
      </svg>
      <div aria-hidden="true" translate="no" className="relative col-start-2 mt-2 h-6">
        {ticks.map((tick, n) =>
          n % every === 0 ? (
            <span
              key={tick}
              className={classNames(
                'absolute -translate-x-1/2 whitespace-nowrap',
                (n / every) % 2 === 1 && 'hidden sm:inline',
              )}
              style={{ left: `${((n + 0.5) / ticks.length) * 100}%` }}
            >
              {tick}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}

type FiguresTableProps = {
  title: string
  rowHeader: string
  columns: readonly string[]
  rows: readonly { label: string; values: readonly (number | undefined)[] }[]
  say: (value: number) => string
}

/** What a chart is drawn from, for whoever wants the numbers or can't see the shapes. */
export function FiguresTable({ title, rowHeader, columns, rows, say }: FiguresTableProps) {
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm text-accent underline">{t('theFiguresAsATable')}</summary>
      <div className="mt-2 max-h-96 overflow-auto" tabIndex={0} role="region" aria-label={t('theFigures', { title })}>
        <table className="w-full text-sm wrap-normal">
          <thead>
            <tr>
              {[rowHeader, ...columns].map((name, n) => (
                <th
                  key={name}
                  scope="col"
                  className={n === 0 ? 'p-2 text-start font-medium' : 'p-2 text-end font-medium'}
                >
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
                  <td key={columns[n]} className="p-2 text-end tabular-nums">
                    {value === undefined ? '–' : say(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
