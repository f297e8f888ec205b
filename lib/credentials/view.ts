import type { CredentialView, PublicCredential } from '#lib/credentials/schema.ts'
import type { Credential } from '#lib/generated/prisma/client.ts'
import { withoutAbsent } from '#lib/view.ts'

export const toPublicCredential = ({ id, kind, title, issuer, checkedAt }: Credential): PublicCredential => ({
  ...{ id, kind, title, issuer, checked: checkedAt !== null },
})

export const toCredentialView = (row: Credential): CredentialView => ({
  ...toPublicCredential(row),
  ...withoutAbsent({ number: row.number, checkedAt: row.checkedAt?.toISOString() }),
  createdAt: row.createdAt.toISOString(),
})
