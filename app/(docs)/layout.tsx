import type { ReactNode } from 'react'
import { DocsLayout } from '#components/docs/docs-layout.tsx'
import { ReaderLink } from '#components/docs/reader/reader-link.tsx'
import { PublicFrame } from '#components/layout/public-frame.tsx'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame wide known={<ReaderLink />}>
      <DocsLayout>{children}</DocsLayout>
    </PublicFrame>
  )
}
