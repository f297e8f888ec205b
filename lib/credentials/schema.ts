import { z } from 'zod'
import { instant, text } from '#lib/text.ts'

const credentialKinds = ['degree', 'certificate', 'membership', 'reader_card', 'other'] as const

const stated = {
  kind: z.enum(credentialKinds),
  title: text(150).meta({ description: 'What it is, such as MA in Archival Studies' }),
  issuer: text(150).meta({ description: 'Who issued it' }),
}
const example = { kind: 'membership', title: 'Member', issuer: 'Association of Professional Genealogists' } as const

export const addCredentialInput = z
  .object({ ...stated, number: text(100).optional().meta({ description: 'Its number; operators alone see it' }) })
  .meta({ id: 'AddCredential', example: { ...example, number: 'G-20417' } })
export type AddCredentialInput = z.output<typeof addCredentialInput>

/** What customers see of one. */
export const publicCredential = z
  .object({
    ...stated,
    id: z.string(),
    checked: z.boolean().meta({ description: 'Callslip has seen proof of it; otherwise the researcher says so' }),
  })
  .meta({ id: 'PublicCredential', example: { id: 'crd_01k9z3v7e8f6q9w2x4y5z6a7b8', ...example, checked: true } })
export type PublicCredential = z.output<typeof publicCredential>

export const credentialView = publicCredential
  .extend({ number: z.string().optional(), checkedAt: instant.optional(), createdAt: instant })
  .meta({ id: 'Credential' })
export type CredentialView = z.output<typeof credentialView>

export const checkCredentialInput = z
  .object({ checked: z.boolean().meta({ description: '`false` takes it back' }) })
  .meta({ id: 'CheckCredential', example: { checked: true } })
export type CheckCredentialInput = z.output<typeof checkCredentialInput>
