'use client'
import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export type TabsProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
}

/** Which tab is open is the parent's to keep, in the URL as a rule. */
export function Tabs({ label, value, onValueChange, tabs }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange}>
      <Primitive.List aria-label={label} className="mb-5 flex gap-1 overflow-x-auto border-b border-line" data-print="hide">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
