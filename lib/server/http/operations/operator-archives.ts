import { z } from 'zod'
import {
  archiveFileView,
  archiveInput,
  archiveView,
  importReportView,
  listArchivesQuery,
  mergeArchiveInput,
} from '#lib/archives/schema.ts'
import { defineOperation } from '#lib/operation.ts'

const tag = 'Operator'
const scope = 'operator'
const one = '/operator/archives/{archiveId}'

export const findArchives = defineOperation({
  id: 'findArchives',
  tag,
  method: 'GET',
  path: '/operator/archives',
  scope,
  summary: 'Find archives of the directory',
  query: listArchivesQuery,
  response: z.array(archiveView),
  list: { kind: 'archive', newestFirst: false },
})
export const getArchive = defineOperation({
  id: 'getArchive',
  tag,
  method: 'GET',
  path: one,
  scope,
  summary: 'One archive with its other names',
  response: archiveFileView,
})
export const addArchive = defineOperation({
  id: 'addArchive',
  tag,
  method: 'POST',
  path: '/operator/archives',
  scope,
  idempotent: true,
  status: 201,
  summary: 'Add an archive',
  body: archiveInput,
  response: archiveFileView,
})
export const replaceArchive = defineOperation({
  id: 'replaceArchive',
  tag,
  method: 'PUT',
  path: one,
  scope,
  idempotent: true,
  summary: 'Replace what the directory says of an archive',
  body: archiveInput,
  response: archiveFileView,
})
export const mergeArchive = defineOperation({
  id: 'mergeArchive',
  tag,
  method: 'POST',
  path: `${one}/merge`,
  scope,
  idempotent: true,
  summary: 'Hide a duplicate behind the archive that it is',
  body: mergeArchiveInput,
  response: archiveFileView,
  description:
    'Answers the archive that stays, which is found by both names from then on. Orders keep the id that they were given.',
})
export const splitArchive = defineOperation({
  id: 'splitArchive',
  tag,
  method: 'POST',
  path: `${one}/split`,
  scope,
  idempotent: true,
  summary: 'Undo a merge',
  response: archiveFileView,
})
export const importArchives = defineOperation({
  id: 'importArchives',
  tag,
  method: 'POST',
  path: '/operator/archives/import',
  scope,
  summary: 'Add and update archives from a CSV',
  body: 'stream',
  consumes: 'text/csv',
  response: importReportView,
  description:
    'The columns are those of an archive; `aliases` are separated by `|`. At most 8 MiB. Wrong rows are left out and reported.',
})
