'use client'
import { classNames } from '#components/ui/class-names.ts'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

type TriggerProps = { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }

/**
 * A button that shows a panel of links and buttons below it. Escape, a click elsewhere, leaving it with Tab and choosing
 * something in it close it. Without the machinery of a real menu, so it may stand in every page's frame.
 */
export function Disclosure({
  trigger,
  children,
  begins = false,
}: {
  trigger: (props: TriggerProps) => ReactNode
  children: ReactNode
  /** On a phone it stands first in its row: the panel reaches to the other side, or it would leave the screen. */
  begins?: boolean
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const leave = (event: Event) =>
      event.target instanceof Node && !root.current?.contains(event.target) && setOpen(false)
    // What had the focus is hidden now, and a dialog gives it back to where it was when it opened.
    const close = () => {
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const choose = ({ target }: Event) =>
      target instanceof Element && panel.current?.contains(target) && target.closest('a, button') && close()
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    document.addEventListener('click', choose)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
      document.removeEventListener('click', choose)
    }
  }, [open])
  return (
    <div ref={root} className="relative min-w-0">
      {trigger({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      <div
        ref={panel}
        id={id}
        hidden={!open}
        className={classNames(
          'absolute top-full z-40 mt-1.5 min-w-52 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-sheet p-1 shadow-raised',
          begins ? 'start-0 md:start-auto md:end-0' : 'end-0',
        )}
      >
        {children}
      </div>
    </div>
  )
}
