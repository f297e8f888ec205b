'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'

// Its table and the names of all countries come after the charts.
export const FiguresBreakdown = dynamic(
  whenIdle(() => import('#components/operator/figures-breakdown.tsx').then((module) => module.FiguresBreakdown)),
  { ssr: false, loading: () => <Skeleton className="h-96" /> },
)
