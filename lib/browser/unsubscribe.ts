import { mutationOptions } from '@tanstack/react-query'
import { post } from '#lib/browser/account-forms.ts'

const acceptedView = () => import('#lib/users/schema.ts').then((all) => all.acceptedView)

export const unsubscribe = () =>
  mutationOptions({
    retry: false,
    mutationFn: (token: string) => post(acceptedView, `/api/unsubscribe?token=${encodeURIComponent(token)}`, {}),
  })
