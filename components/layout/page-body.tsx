'use client'
import type { MouseEvent, ReactNode } from 'react'
import { takenClicks } from '#components/layout/taken-clicks.ts'

type Page = typeof globalThis & { [takenClicks]?: WeakSet<Event> }

/** React calls a handler on its way in only where it has taken over what was clicked: what it calls with, it answers. */
const take = ({ nativeEvent }: MouseEvent) => void (globalThis as Page)[takenClicks]?.add(nativeEvent)

export function PageBody({ children }: { children: ReactNode }) {
  return (
    <body className="flex min-h-dvh flex-col" onClickCapture={take}>
      {children}
    </body>
  )
}
