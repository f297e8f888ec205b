import type { Metadata } from 'next'
import { NewArchive } from '#components/operator/new-archive.tsx'

export const metadata: Metadata = { title: 'Add an archive' }

export default function Page() {
  return <NewArchive />
}
