'use client'
import dynamic from 'next/dynamic'
import { orNothing, whenIdle, whenWhole } from '#lib/browser/lazy.ts'

/** Nothing goes away by a deed before the page is whole; where every byte counts it comes after that. */
export const KeptFocus = dynamic(
  whenWhole(whenIdle(orNothing(() => import('#components/layout/kept-focus.tsx').then((module) => module.KeptFocus)))),
  { ssr: false },
)
