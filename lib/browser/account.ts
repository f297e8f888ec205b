import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Api } from '#lib/browser/api.ts'
import { browserApi } from '#lib/browser/browser-api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import type { changePasswordInput, MeView, updateMeInput } from '#lib/users/schema.ts'

const schema = () => import('#lib/users/schema.ts')
const meView = () => schema().then((all) => all.meView)
const acceptedView = () => schema().then((all) => all.acceptedView)

/** A person is the same in both environments, and production may be locked to them: always asked in development. */
const accountApi = ({ identity }: Api) => browserApi({ ...identity, environment: 'development' })

/** The signed-in person. The shell already has it from the server: pass that as `initialData`. */
export const meQuery = (api: Api, initialData?: MeView) =>
  queryOptions({
    queryKey: keyFor(accountApi(api), 'me'),
    queryFn: ({ signal }) => accountApi(api).get(meView, '/me', { signal }),
    staleTime: 60_000,
    ...(initialData === undefined ? {} : { initialData }),
  })

export const updateMe = (api: Api) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof updateMeInput>) =>
      accountApi(api).send(meView, '/me', { method: 'PATCH', body: input }),
    onSuccess: (me, _input, _result, { client }) => client.setQueryData(meQuery(api).queryKey, me),
  })

export const changePassword = (api: Api) =>
  mutationOptions({
    retry: false,
    mutationFn: (input: z.input<typeof changePasswordInput>) =>
      accountApi(api).send(acceptedView, '/me/password', { body: input }),
  })
