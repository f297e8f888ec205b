import type { Metadata } from 'next'
import { OperatorsPage } from '#components/operator/operators-page.tsx'

export const metadata: Metadata = { title: 'Operators' }

export default function Page() {
  return <OperatorsPage />
}
