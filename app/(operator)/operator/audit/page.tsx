import type { Metadata } from 'next'
import { AuditLog } from '#components/operator/audit-log.tsx'

export const metadata: Metadata = { title: 'Audit log' }

export default function Page() {
  return <AuditLog />
}
