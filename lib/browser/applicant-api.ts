import type { Api } from '#lib/browser/api.ts'
import { browserApi } from '#lib/browser/browser-api.ts'

/** Applicants are customers still, to whom production may be locked: what they send goes by development. */
export const applicantApi = (api: Api): Api =>
  api.identity.role === 'researcher' ? api : browserApi({ ...api.identity, environment: 'development' })
