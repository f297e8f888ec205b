'use client'
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { Input } from '#components/ui/input.tsx'

export type ComboboxOption = { value: string; label: string; detail?: ReactNode }
export type ComboboxProps<Option extends ComboboxOption> = {
  value: string
  onValueChange: (value: string) => void
  /** What fits the text; which that is, is the parent's business. The text itself is always good too. */
  options: readonly Option[]
  onPick: (option: Option) => void
  /** Said beside the list and read aloud: what was found, or that it is being looked for. */
  status: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  placeholder?: string
  maxLength?: number
}

/** A text field with suggestions, after the ARIA pattern: the focus stays in the field, arrows walk through the list. */
export function Combobox<Option extends ComboboxOption>({
  value,
  onValueChange,
  options,
  onPick,
  status,
  onBlur,
  ref,
  ...rest
}: ComboboxProps<Option>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = open && (options.length > 0 || status !== '')
  const chosen = isOpen ? options[active] : undefined
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const pick = (option: Option) => {
    close()
    onPick(option)
  }
  const walk = (step: 1 | -1) => {
    setOpen(true)
    // Past either end lies the field itself (-1), then the other end.
    setActive((at) =>
      !isOpen
        ? step === 1
          ? 0
          : options.length - 1
        : at + step < -1
          ? options.length - 1
          : at + step >= options.length
            ? -1
            : at + step,
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="relative">
      <Input
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        autoComplete="off"
        spellCheck={false}
        {...(chosen ? { 'aria-activedescendant': `${id}-${active}` } : {})}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close()
          onBlur?.()
        }}
        {...(ref ? { ref } : {})}
        {...rest}
      />
      <div
        className={classNames(
          'absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-card border border-line bg-sheet shadow-raised',
          !isOpen && 'hidden',
        )}
      >
        {/* A press on the list mustn't take the focus out of the field, which would close it. */}
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label="Suggestions"
          className="max-h-56 overflow-y-auto sm:max-h-72"
          onPointerDown={(event) => event.preventDefault()}
        >
          {options.map((option, i) => (
            <li
              key={option.value}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === active}
              ref={i === active ? (item) => item?.scrollIntoView({ block: 'nearest' }) : undefined}
              onClick={() => pick(option)}
              className={classNames(
                'cursor-pointer px-3 py-2',
                i === active ? 'bg-accent-soft outline-2 -outline-offset-2 outline-accent' : 'hover:bg-well',
              )}
            >
              {option.label}
              {option.detail && <span className="block text-sm text-ink-soft">{option.detail}</span>}
            </li>
          ))}
        </ul>
        {status !== '' && (
          <p className="border-t border-line px-3 py-2 text-sm text-ink-soft first:border-t-0">{status}</p>
        )}
      </div>
      <span role="status" className="sr-only">
        {isOpen ? status : ''}
      </span>
    </div>
  )
}
