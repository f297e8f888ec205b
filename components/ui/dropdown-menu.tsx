'use client'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

export type DropdownMenuProps = { trigger: ReactNode; children: ReactNode; label?: string }

/** A button's menu; `trigger` is the button itself. */
export function DropdownMenu({ trigger, children, label }: DropdownMenuProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={6}
          aria-label={label}
          className="z-50 min-w-52 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-sheet p-1 shadow-raised"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const item =
  'flex min-h-10 w-full items-center gap-2 rounded-sm px-3 py-2 text-start no-underline outline-none select-none data-[highlighted]:bg-accent-soft data-[highlighted]:outline-2 data-[highlighted]:-outline-offset-2 data-[highlighted]:outline-accent data-[disabled]:text-ink-soft'

export function MenuItem(props: Omit<ComponentProps<typeof Primitive.Item>, 'className'>) {
  return <Primitive.Item className={item} {...props} />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-3 py-2 text-sm text-ink-soft">{children}</Primitive.Label>
}

export function MenuSeparator() {
  return <Primitive.Separator className="my-1 h-px bg-line" />
}

/** One of several, with a mark on the chosen one. */
export function MenuChoice({
  value,
  onValueChange,
  options,
}: {
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[]
}) {
  return (
    <Primitive.RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <Primitive.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={item}
        >
          <span aria-hidden="true" className="w-4">
            {option.value === value ? '✓' : ''}
          </span>
          {option.label}
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  )
}
