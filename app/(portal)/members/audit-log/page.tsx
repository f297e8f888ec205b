import type { Metadata } from 'next'
import { AuditLogPage } from '#components/members/audit-log-page.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('auditLog') })

export default function Page() {
  return <AuditLogPage />
}
