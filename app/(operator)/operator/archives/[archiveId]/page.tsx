import type { Metadata } from 'next'
import { ArchiveFile } from '#components/operator/archive-file.tsx'

export const metadata: Metadata = { title: 'Archive' }

export default async function Page({ params }: { params: Promise<{ archiveId: string }> }) {
  return <ArchiveFile {...await params} />
}
