import { z } from 'zod'
import { archiveView, listArchivesQuery } from '#lib/archives/schema.ts'
import { defineOperation } from '#lib/operation.ts'

export const listArchives = defineOperation({
  id: 'listArchives',
  tag: 'Archives',
  method: 'GET',
  path: '/archives',
  scope: 'orders:read',
  summary: 'Search the directory of archives',
  query: listArchivesQuery,
  response: z.array(archiveView),
  list: { kind: 'archive', newestFirst: false },
  description:
    'By name; `order=desc` turns the order round. An order names its archive by any text: `archiveRepositoryId` may be an `id` of this list or not.',
})
