import dynamic from 'next/dynamic'
import { orNothing, whenIdle } from '#lib/browser/lazy.ts'

/** Nobody acts on anything before the page has come. */
export const KeptFocus = dynamic(
  whenIdle(orNothing(() => import('#components/layout/kept-focus.tsx').then((module) => module.KeptFocus))),
  { ssr: false },
)
