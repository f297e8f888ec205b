import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { PublicFrame } from '#components/layout/public-frame.tsx'
import { QueryProvider } from '#lib/browser/query-provider.tsx'

export default async function AuthLayout({ children }: { children: ReactNode }) {
  // They come in their reader's language, so none is drawn before somebody asks for it.
  await connection()
  return (
    <PublicFrame narrow>
      <QueryProvider>{children}</QueryProvider>
    </PublicFrame>
  )
}
