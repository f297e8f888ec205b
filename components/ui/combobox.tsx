'use client'
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { Input } from '#components/ui/input.tsx'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type ComboboxOption = { value: string; label: string; detail?: ReactNode }
type ComboboxProps<Option extends ComboboxOption> = {
  value: string
  onValueChange: (value: string) => void
  /** What fits the text; which that is, is the parent's business. The text itself is always good too. */
  options: readonly Option[]
  onPick: (option: Option) => void
  /** Said beside the list and read aloud: what was found, or that it is being looked for. */
  status: string
  name?: string
  onFocus?: () => void
  onBlur?: () => void
  /** For keys that the list has no use for. */
  onKeyDown?: (event: KeyboardEvent) => void
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
  onKeyDown,
  ref,
  ...rest
}: ComboboxProps<Option>) {
  const id = useId()
  const list = useSuggestions(options, status, onPick)
  return (
    <div className="relative">
      <Input
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={`${id}-list`}
        autoComplete="off"
        spellCheck={false}
        {...(list.chosen ? { 'aria-activedescendant': `${id}-${list.active}` } : {})}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value)
          list.open()
        }}
        onClick={list.show}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && !list.takeKey(event)) onKeyDown?.(event)
        }}
        onBlur={() => {
          list.close()
          onBlur?.()
        }}
        {...(ref ? { ref } : {})}
        {...rest}
      />
      <Suggestions
        id={id}
        isOpen={list.isOpen}
        options={options}
        active={list.active}
        status={status}
        onPick={list.pick}
      />
      <span role="status" className="sr-only">
        {list.isOpen ? status : ''}
      </span>
    </div>
  )
}

/** Which suggestion the arrows stand at, and whether the list is shown. */
function useSuggestions<Option extends ComboboxOption>(
  options: readonly Option[],
  status: string,
  onPick: (option: Option) => void,
) {
  const [shown, setShown] = useState(false)
  // -1 is the field itself.
  const [active, setActive] = useState(-1)
  const isOpen = shown && (options.length > 0 || status !== '')
  const chosen = isOpen ? options[active] : undefined
  const show = () => setShown(true)
  const open = () => {
    setShown(true)
    setActive(-1)
  }
  const close = () => {
    setShown(false)
    setActive(-1)
  }
  const pick = (option: Option) => {
    close()
    onPick(option)
  }
  const walk = (step: 1 | -1) => {
    setShown(true)
    // Past either end lies the field itself, then the other end.
    const stops = options.length + 1
    setActive((at) => (((isOpen ? at : -1) + 1 + step + stops) % stops) - 1)
  }
  /** True where the key was for the list. */
  const takeKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape' && isOpen) close()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return { isOpen, active, chosen, show, open, close, pick, takeKey }
}

type SuggestionsProps<Option> = {
  id: string
  isOpen: boolean
  options: readonly Option[]
  active: number
  status: string
  onPick: (option: Option) => void
}

function Suggestions<Option extends ComboboxOption>({
  id,
  isOpen,
  options,
  active,
  status,
  onPick,
}: SuggestionsProps<Option>) {
  return (
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
        aria-label={t('suggestions')}
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
            onClick={() => onPick(option)}
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
  )
}
