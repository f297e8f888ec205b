import type { ReactNode } from 'react'
import { PublicFrame } from '#components/layout/public-frame.tsx'
import { QueryProvider } from '#lib/browser/query-provider.tsx'

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame narrow>
      <QueryProvider>{children}</QueryProvider>
    </PublicFrame>
  )
}
