import type { Metadata } from 'next'
import { SignatureDebugger } from '#components/docs/debugger/signature-debugger.tsx'
import { DocPageFrame } from '#components/docs/doc-page.tsx'
import { eventExamples } from '#lib/server/docs/event-examples.ts'
import { findDocPage } from '#lib/server/docs/pages.ts'

const { title, summary } = findDocPage('webhooks/debugger')
export const metadata: Metadata = { title, description: summary }

export default function Page() {
  return (
    <DocPageFrame slug="webhooks/debugger">
      <SignatureDebugger examples={eventExamples()} />
    </DocPageFrame>
  )
}
