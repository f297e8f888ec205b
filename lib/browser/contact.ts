import { mutationOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { post } from '#lib/browser/account-forms.ts'
import type { contactInput } from '#lib/contact/schema.ts'

const sentView = () => import('#lib/contact/schema.ts').then((all) => all.sentView)

export const writeToOperators = () =>
  mutationOptions({
    retry: false,
    mutationFn: (input: z.input<typeof contactInput>) => post(sentView, '/api/contact', input),
  })
