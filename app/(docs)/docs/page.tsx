import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Guide } from '#components/docs/guide.tsx'
import { readAddresses } from '#lib/server/docs/addresses.ts'

export const metadata: Metadata = {
  title: 'Documentation',
  description: 'How to order documents with a program: base URLs, keys, guides and the reference of the Callslip API.',
}

export default async function Page() {
  // The text names the base URLs, and a build serves on any port.
  await connection()
  return <Guide slug="" addresses={readAddresses()} />
}
