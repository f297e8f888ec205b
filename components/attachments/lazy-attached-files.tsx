'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'

/** Few orders and messages have any; whoever has none doesn't load what shows them. */
export const AttachedFiles = dynamic(
  whenIdle(() => import('#components/attachments/attached-files.tsx').then((module) => module.AttachedFiles)),
  { ssr: false, loading: () => <Skeleton className="h-16 max-w-md" /> },
)
