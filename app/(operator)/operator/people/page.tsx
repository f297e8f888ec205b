import type { Metadata } from 'next'
import { PeopleSearch } from '#components/operator/people-search.tsx'

export const metadata: Metadata = { title: 'People' }

export default function Page() {
  return <PeopleSearch />
}
