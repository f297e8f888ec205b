import type { Metadata } from 'next'
import { SignInTherePage } from '#components/sign-on/sign-in-there-page.tsx'
import { nameClient } from '#lib/sign-on/name-client.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('signIn') })

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const given = new URLSearchParams(await searchParams)
  return <SignInTherePage client={await nameClient(given)} href={`/api/sign-on/begin?${given}`} />
}
