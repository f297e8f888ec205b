'use client'
import { usePathname } from 'next/navigation'
import { useSender, useSending } from '#components/visits/use-shelf.ts'
import { UnsentSentence } from '#components/visits/unsent-sentence.tsx'

/** On the desk's other pages: what was marked and photographed goes out from there too. */
export function UnsentElsewhere() {
  const sender = useSender()
  useSending(sender)
  return /^\/research\/visits\/./.test(usePathname()) ? null : (
    <div className="mb-4 empty:hidden">
      <UnsentSentence sender={sender} />
    </div>
  )
}
