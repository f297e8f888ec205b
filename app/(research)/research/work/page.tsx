import type { Metadata } from 'next'
import { WorkList } from '#components/research/work-list.tsx'

export const metadata: Metadata = { title: 'My work' }

export default function Page() {
  return <WorkList />
}
