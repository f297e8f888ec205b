import { mutationOptions } from '@tanstack/react-query'
import { previewArchiveImport as operation } from '#lib/archives/operations.ts'
import type { Api } from '#lib/browser/api.ts'
import { parse } from '#lib/browser/caller.ts'
import { ApiFailure, asFailure } from '#lib/browser/failure.ts'
import { refresh } from '#lib/browser/keys.ts'

/** Sends the file as it is. A preview changes nothing, so it needs no key. */
export const previewArchiveImport = (api: Api) =>
  mutationOptions({
    retry: false,
    mutationFn: async (body: File) => {
      // No browser sends a file that was saved after it was chosen: it would look as if there were no connection.
      await body.arrayBuffer().catch(() => {
        throw new ApiFailure('unreadable', 'The file was changed after it was chosen. Choose it again.')
      })
      const headers = { 'Content-Type': 'text/csv' }
      const query = body.name === '' ? {} : { name: body.name.slice(0, 200) }
      const response = await api.fetch(operation, { params: {}, query, body, headers })
      return parse(operation, response).catch((error: unknown) => {
        throw new ApiFailure('unreadable', 'The answer could not be read. Choose the file again.', {
          status: asFailure(error).status,
        })
      })
    },
    onSettled: (_data, _error, _input, _result, { client }) => refresh(client, operation.changes),
  })
