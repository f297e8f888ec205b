import { Children, cloneElement, isValidElement, type ComponentProps } from 'react'
import { classNames } from '#components/ui/class-names.ts'

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border-transparent',
  secondary: 'bg-sheet text-ink border-edge hover:bg-well',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-well',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong border-transparent',
  /** It moves money. */
  money: 'bg-caution-soft text-caution border-current hover:bg-well',
} as const
const sizes = {
  sm: 'min-h-9 px-3 text-sm gap-1.5',
  md: 'min-h-11 px-4 text-base gap-2',
  icon: 'size-10 shrink-0 justify-center',
} as const

export type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof looks
  size?: keyof typeof sizes
  /** Keeps its place and the focus, but takes no further click. */
  pending?: boolean
  /** The one child becomes the button: a link that looks like one. */
  asChild?: boolean
}

export function Button({
  look = 'primary',
  size = 'md',
  pending = false,
  asChild = false,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const style = classNames(
    'inline-flex items-center justify-center rounded-card border font-medium no-underline transition-colors',
    'disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-70',
    looks[look],
    sizes[size],
    className,
  )
  if (asChild) {
    const child = Children.only(children)
    return isValidElement<{ className?: string }>(child)
      ? cloneElement(child, { ...rest, className: classNames(style, child.props.className) })
      : child
  }
  return (
    <button
      type={type}
      className={style}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {children}
    </button>
  )
}
