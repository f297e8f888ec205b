import { mutationOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { meQuery } from '#lib/client/account.ts'
import type { Api } from '#lib/client/api.ts'
import { browserApi } from '#lib/client/browser-api.ts'
import type { requestProductionInput } from '#lib/users/schema.ts'

const meView = () => import('#lib/users/schema.ts').then((all) => all.meView)

/** Asked in development: production is what isn't open yet. */
export const requestProduction = (api: Api) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof requestProductionInput>) =>
      browserApi({ ...api.identity, environment: 'development' }).send(meView, '/me/production-request', { body: input }),
    onSuccess: (me, _input, _result, { client }) => client.setQueryData(meQuery(api).queryKey, me),
  })
