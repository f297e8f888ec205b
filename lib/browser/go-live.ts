import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { meQuery } from '#lib/browser/account.ts'
import type { Api } from '#lib/browser/api.ts'
import { browserApi } from '#lib/browser/browser-api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import type { productionAnswers } from '#lib/clients/schema.ts'

const schema = () => import('#lib/go-live/schema.ts')

/** Always asked in development: that is where one practises, and production is what may not be open yet. */
const rehearsal = ({ identity }: Api) => browserApi({ ...identity, environment: 'development' })
const goLiveKey = (api: Api) => keyFor(rehearsal(api), 'go-live')

export const goLiveQuery = (api: Api) =>
  queryOptions({
    queryKey: goLiveKey(api),
    queryFn: ({ signal }) => rehearsal(api).get(() => schema().then((all) => all.goLiveView), '/go-live', { signal }),
  })

export const requestProduction = (api: Api) =>
  mutationOptions({
    mutationFn: (answers: z.input<typeof productionAnswers>) =>
      rehearsal(api).send(() => schema().then((all) => all.productionView), '/go-live/request-production', {
        body: { answers },
      }),
    onSuccess: (_data, _input, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: goLiveKey(api) }),
        client.invalidateQueries({ queryKey: meQuery(api).queryKey }),
      ]),
  })
