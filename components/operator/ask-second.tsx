'use client'
import dynamic from 'next/dynamic'
import { asFailure } from '#lib/browser/failure.ts'

export type { Second } from '#components/operator/ask-second-dialog.tsx'

/** Whether a refusal means that another operator has to agree. */
export const wantsSecond = (error: unknown) => asFailure(error).code === 'approval_required'

// Comes with the first refusal that wants it: every button that could meet one stands on a page without.
export const AskSecond = dynamic(
  () => import('#components/operator/ask-second-dialog.tsx').then((module) => module.AskSecond),
  { ssr: false },
)
