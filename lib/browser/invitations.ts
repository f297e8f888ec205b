import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { post } from '#lib/browser/account-forms.ts'
import { browserApi } from '#lib/browser/browser-api.ts'
import { acceptInvitation } from '#lib/members/operations.ts'
import type { joinInput } from '#lib/members/schema.ts'
import { confirmAddress, getMe } from '#lib/users/operations.ts'

const schema = () => import('#lib/members/schema.ts')
const view = () => schema().then((all) => all.openInvitationView)
const confirmedView = () => import('#lib/users/schema.ts').then((all) => all.confirmedView)

// As oneself: whoever is invited may belong to nobody yet.
const self = { environment: 'development', role: 'person' } as const

/** What a link is an invitation to. */
export const lookAtInvitation = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => post(view, '/api/join/look', { token }),
    retry: false,
    staleTime: Infinity,
  })

/** Who is signed in; null where nobody is. */
export const findSelf = () =>
  queryOptions({
    queryKey: ['self'],
    queryFn: async () => {
      const session = await fetch('/api/auth/session', { credentials: 'same-origin' })
      const known: unknown = await session.json().catch(() => ({}))
      if (typeof known !== 'object' || known === null || !('user' in known)) return null
      return browserApi(self).call(getMe, { params: {} })
    },
    retry: false,
  })

export const joinClient = () =>
  mutationOptions({
    retry: false,
    mutationFn: (input: z.input<typeof joinInput>) => post(confirmedView, '/api/join', input),
  })

/** Takes an invitation as who is signed in. */
export const takeInvitation = () =>
  mutationOptions({
    retry: false,
    mutationFn: (token: string) => browserApi(self).call(acceptInvitation, { params: {}, body: { token } }),
  })

/** Takes the address that a link was mailed to, as who is signed in. */
export const takeAddress = () =>
  mutationOptions({
    retry: false,
    mutationFn: (token: string) => browserApi(self).call(confirmAddress, { params: {}, body: { token } }),
  })
