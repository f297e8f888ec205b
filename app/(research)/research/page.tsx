import type { Metadata } from 'next'
import { JobBoard } from '#components/research/job-board.tsx'

export const metadata: Metadata = { title: 'Job board' }

export default function Page() {
  return <JobBoard />
}
