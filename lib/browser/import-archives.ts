import { mutationOptions } from '@tanstack/react-query'
import { importArchives as operation } from '#lib/archives/operations.ts'
import type { Api } from '#lib/browser/api.ts'
import { parse } from '#lib/browser/caller.ts'
import { ApiFailure, asFailure } from '#lib/browser/failure.ts'
import { refresh } from '#lib/browser/keys.ts'

/** Sends the file as it is. Importing it twice changes nothing the second time, so it needs no key. */
export const importArchives = (api: Api) =>
  mutationOptions({
    retry: false,
    mutationFn: async (body: Blob) => {
      const headers = { 'Content-Type': 'text/csv' }
      const response = await api.fetch(operation, { params: {}, body, headers })
      return parse(operation, response).catch((error: unknown) => {
        throw new ApiFailure('unreadable', 'The answer could not be read. Look at the directory before trying again.', {
          status: asFailure(error).status,
        })
      })
    },
    onSettled: (_data, _error, _input, _result, { client }) => refresh(client, operation.changes),
  })
