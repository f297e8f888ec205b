import type { Metadata } from 'next'
import { ClientSearch } from '#components/operator/client-search.tsx'

export const metadata: Metadata = { title: 'Clients' }

export default function Page() {
  return <ClientSearch />
}
