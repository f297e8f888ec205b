'use client'
import { SkipLink } from '#components/ui/hidden.tsx'
import { startTransition, useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { Awake } from '#components/ui/awake.ts'
import { takenClicks } from '#components/layout/taken-clicks.ts'

type Page = typeof globalThis & { [takenClicks]?: WeakSet<Event> }

/** React calls a handler on its way in only where it has taken over what was clicked: what it calls with, it answers. */
const take = ({ nativeEvent }: MouseEvent) => void (globalThis as Page)[takenClicks]?.add(nativeEvent)

/** What shows a page of ours where none can be fetched (public/service-worker.js); in development pages come as they are. */
function useOfflinePage(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {})
    if (document.readyState === 'complete') return register()
    addEventListener('load', register)
    return () => removeEventListener('load', register)
  }, [])
}

export function PageBody({ children }: { children: ReactNode }) {
  useOfflinePage()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => startTransition(() => setAwake(true)), [])
  return (
    <body className="flex min-h-dvh flex-col" onClickCapture={take}>
      <Awake value={isAwake}>
        <SkipLink />
        {children}
      </Awake>
    </body>
  )
}
