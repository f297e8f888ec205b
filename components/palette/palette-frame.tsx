'use client'
import { Command } from 'cmdk'
import { use, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { EarlyLetters } from '#components/palette/early-letters.ts'
import { Dialog } from '#components/ui/dialog.tsx'

type FrameProps = {
  title: string
  placeholder: string
  text: string
  onText: (text: string) => void
  onClose: () => void
  /** Said in place of a list that is empty; undefined while it isn't known whether it is. */
  empty?: ReactNode
  /** Said before the list. */
  note?: ReactNode
  /** Which item the arrows stand at, where whoever fills the list decides; and which they go to. */
  chosen?: string
  onChosen?: (value: string) => void
  /** What was found, for those who don't see it. */
  status?: string
  children: ReactNode
}

/** A field over a list to choose from: arrows walk through it, Enter takes what they stand at. */
export function PaletteFrame({
  title,
  placeholder,
  text,
  onText,
  onClose,
  empty,
  note,
  status,
  chosen,
  onChosen,
  children,
}: FrameProps) {
  const input = useRef<HTMLInputElement>(null)
  // After the dialog has noted where the focus was, and put it on its first button.
  const takeEarly = use(EarlyLetters)
  const begin = useEffectEvent(() => {
    input.current?.focus()
    const early = takeEarly()
    // In the field before the next key is: one that came between would stand there alone.
    if (early !== '') flushSync(() => onText(early))
  })
  useEffect(() => void setTimeout(() => begin()), [])
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      {/* What fits is decided by whoever fills the list, who knows more spellings than a filter over labels. */}
      <Command
        label={title}
        shouldFilter={false}
        loop
        className="flex min-h-72 flex-col gap-3"
        {...(chosen === undefined ? {} : { value: chosen })}
        {...(onChosen ? { onValueChange: onChosen } : {})}
      >
        <Command.Input
          ref={input}
          className="control"
          placeholder={placeholder}
          value={text}
          maxLength={200}
          onValueChange={onText}
        />
        {status !== undefined && (
          <p role="status" className="sr-only">
            {status}
          </p>
        )}
        {note !== undefined && <p className="px-2 text-ink-soft">{note}</p>}
        <Command.List label={title} className="max-h-80 overflow-y-auto">
          {empty !== undefined && <Command.Empty className="p-2 text-ink-soft">{empty}</Command.Empty>}
          {children}
        </Command.List>
      </Command>
    </Dialog>
  )
}

export const PaletteGroup = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group
    heading={heading}
    className="[&_[cmdk-group-heading]]:p-2 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-ink-soft"
  >
    {children}
  </Command.Group>
)

export const PaletteItem = (props: { value: string; onSelect: () => void; children: ReactNode }) => (
  <Command.Item
    className="cursor-pointer rounded-card px-2 py-2 aria-selected:bg-accent-soft aria-selected:text-accent-strong"
    {...props}
  />
)

type PlacesProps = { heading: string; places: readonly { href: string; label: string }[]; go: (href: string) => void }

/** Where one can go from here. */
export const PalettePlaces = ({ heading, places, go }: PlacesProps) =>
  places.length > 0 && (
    <PaletteGroup heading={heading}>
      {places.map(({ href, label }) => (
        <PaletteItem key={href} value={href} onSelect={() => go(href)}>
          {label}
        </PaletteItem>
      ))}
    </PaletteGroup>
  )
