import type { Metadata } from 'next'
import { ArchiveImport } from '#components/operator/archive-import.tsx'

export const metadata: Metadata = { title: 'Import archives' }

export default function Page() {
  return <ArchiveImport />
}
