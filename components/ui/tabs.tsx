'use client'
import { useId, type KeyboardEvent, type ReactNode } from 'react'

type TabsProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
}

/** Where a key leads from the tab at `index`: round the corner, or to an end. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * One part of several. Tab reaches the open label and then what it opens; the arrow keys, Home and End go along the labels.
 * Which is open is the parent's to keep, in the URL as a rule. Written out, for it stands in pages' first load.
 */
export function Tabs({ label, value, onValueChange, tabs }: TabsProps) {
  const id = useId()
  const tabId = (name: string) => `${id}-tab-${name}`
  const panelId = `${id}-panel`
  const walk = (event: KeyboardEvent, index: number) => {
    const next = tabs[targetOf(event.key, index, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    document.getElementById(tabId(next.value))?.focus()
    onValueChange(next.value)
  }
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="relative mb-5 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
        data-print="hide"
      >
        {tabs.map((tab, index) => {
          const open = tab.value === value
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={tabId(tab.value)}
              aria-selected={open}
              aria-controls={open ? panelId : undefined}
              tabIndex={open ? 0 : -1}
              data-state={open ? 'active' : 'inactive'}
              onClick={() => onValueChange(tab.value)}
              onKeyDown={(event) => walk(event, index)}
              className="min-h-11 shrink-0 border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div key={value} role="tabpanel" id={panelId} aria-labelledby={tabId(value)} tabIndex={0}>
        {tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  )
}
