import type { Metadata } from 'next'
import { ArchiveSearch } from '#components/operator/archive-search.tsx'

export const metadata: Metadata = { title: 'Archives' }

export default function Page() {
  return <ArchiveSearch />
}
