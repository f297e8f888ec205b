import type { Metadata } from 'next'
import { ClientFile } from '#components/operator/client-file.tsx'

export const metadata: Metadata = { title: 'Client' }

export default async function Page({ params }: { params: Promise<{ clientId: string }> }) {
  return <ClientFile {...await params} />
}
