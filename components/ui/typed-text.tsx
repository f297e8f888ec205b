import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'

type Props = { as?: 'p' | 'span' | 'blockquote'; className?: string | undefined; children: ReactNode }

/** What somebody typed: in the direction of its own script, with its line breaks. */
export const TypedText = ({ as: Tag = 'p', className, children }: Props) => (
  <Tag dir="auto" className={classNames('whitespace-pre-wrap', className)}>
    {children}
  </Tag>
)
