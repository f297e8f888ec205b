import { mutationOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { post } from '#lib/browser/account-forms.ts'
import type { keepAccountInput } from '#lib/rights/schema.ts'

const keptView = () => import('#lib/rights/schema.ts').then((all) => all.keptView)

export const keepAccount = () =>
  mutationOptions({
    retry: false,
    mutationFn: (input: z.input<typeof keepAccountInput>) => post(keptView, '/api/keep-account', input),
  })
