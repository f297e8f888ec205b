import type { Metadata } from 'next'
import { PersonFile } from '#components/operator/person-file.tsx'

export const metadata: Metadata = { title: 'Person' }

export default async function Page({ params }: { params: Promise<{ userId: string }> }) {
  return <PersonFile userId={(await params).userId} />
}
