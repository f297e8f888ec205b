import type { Metadata } from 'next'
import { DocPageFrame } from '#components/docs/doc-page.tsx'
import { ReferencePage } from '#components/docs/reference/reference-page.tsx'
import { findDocPage } from '#lib/server/docs/pages.ts'

const { title, summary } = findDocPage('reference')
export const metadata: Metadata = { title, description: summary }

export default function Page() {
  return (
    <DocPageFrame slug="reference">
      <ReferencePage />
    </DocPageFrame>
  )
}
