import type { Metadata } from 'next'
import { Suspense } from 'react'
import { DevicePage } from '#components/devices/device-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('signAProgramIn') })

export default function Page() {
  return (
    <Suspense>
      <DevicePage />
    </Suspense>
  )
}
