import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'

/** A sheet on the desk. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={classNames('rounded-card border border-line bg-sheet p-5 shadow-sheet', className)} {...rest} />
  )
}

type CatalogueCardProps = {
  /** The typewritten line in the corner: a reference, an id. */
  callNumber?: ReactNode
  title: ReactNode
  /** Level of the title in the page's outline. */
  level?: 'h1' | 'h2' | 'h3'
  aside?: ReactNode
  children?: ReactNode
  className?: string
}

/** A card from the catalogue drawer: typewriter line, red rule, the hole for the rod. */
export function CatalogueCard({
  callNumber,
  title,
  level: Heading = 'h2',
  aside,
  children,
  className,
}: CatalogueCardProps) {
  return (
    <Card className={classNames('relative flex flex-col gap-3 pb-9', className)}>
      {callNumber && <p className="font-card text-sm text-ink-soft">{callNumber}</p>}
      <div className="flex flex-wrap items-start justify-between gap-3 border-b border-rule pb-3">
        <Heading className="text-xl">{title}</Heading>
        {aside}
      </div>
      {children}
      <span
        aria-hidden="true"
        className="absolute bottom-3 left-1/2 size-3.5 -translate-x-1/2 rounded-full border border-line bg-paper"
      />
    </Card>
  )
}

/** `named`: the label is a name that somebody typed. */
export type DetailsProps = {
  items: readonly { label: string; named?: boolean; value: ReactNode }[]
  className?: string
}

/** Name and value pairs; a value that is missing takes its name along. Long names leave the values room for a date. */
export function Details({ items, className }: DetailsProps) {
  return (
    <dl className={classNames('grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,max-content)_minmax(7rem,1fr)]', className)}>
      {items
        .filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false)
        .map(({ label, named, value }) => (
          <div key={label} className="contents">
            <dt className="-mb-2 text-sm text-ink-soft sm:mb-0 sm:pt-0.5">{named ? <bdi>{label}</bdi> : label}</dt>
            <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
          </div>
        ))}
    </dl>
  )
}
