import type { ReactNode } from 'react'
import { PublicFrame } from '#components/layout/public-frame.tsx'

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <PublicFrame narrow>{children}</PublicFrame>
}
