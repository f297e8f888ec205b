import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Guide } from '#components/docs/guide.tsx'
import { readAddresses } from '#lib/server/docs/addresses.ts'
import { findDocPage } from '#lib/server/docs/pages.ts'

const { title, summary } = findDocPage('recipes')
export const metadata: Metadata = { title, description: summary }

export default async function Page() {
  // The text names where the client is, and a build serves on any port.
  await connection()
  return <Guide slug="recipes" addresses={readAddresses()} />
}
