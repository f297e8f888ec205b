import type { Metadata } from 'next'
import { AuditLog } from '#components/operator/audit-log.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('auditLog') })

export default function Page() {
  return <AuditLog />
}
