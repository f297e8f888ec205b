'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '#components/ui/skeleton.tsx'

// What forms need comes after the page.
export const ArchiveForm = dynamic(
  () => import('#components/operator/archive-form.tsx').then((module) => module.ArchiveForm),
  { ssr: false, loading: () => <Skeleton className="h-96" /> },
)
