import type { ReactNode } from 'react'
import { DevelopersNav } from '#components/developers/developers-nav.tsx'

export default function DevelopersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <DevelopersNav />
      {children}
    </>
  )
}
