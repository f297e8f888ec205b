'use client'
import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** A word on hover and on focus, never the only place where it stands. The child must be focusable. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            className="z-50 max-w-72 rounded-card bg-ink px-3 py-2 text-sm text-paper shadow-raised"
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
