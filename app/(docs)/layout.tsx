import type { ReactNode } from 'react'
import { DocsLayout } from '#components/docs/docs-layout.tsx'
import { PublicFrame } from '#components/layout/public-frame.tsx'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame wide>
      <DocsLayout>{children}</DocsLayout>
    </PublicFrame>
  )
}
