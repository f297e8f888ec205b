import type { ReactNode } from 'react'
import { MembersNav } from '#components/members/members-nav.tsx'

export default function MembersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <MembersNav />
      {children}
    </>
  )
}
