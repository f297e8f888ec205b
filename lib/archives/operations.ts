import { defineOperation, schemasOf } from '#lib/operation.ts'

const {
  archiveFileView,
  archiveImportView,
  archiveInput,
  archiveView,
  importChangeView,
  importChangesQuery,
  listArchivesQuery,
  mergeArchiveInput,
  previewImportQuery,
  replaceArchiveInput,
} = schemasOf(() => import('#lib/archives/schema.ts'))

// The console looks at one market from many sides, so whatever an operator does makes all of it stale.
const wholeConsole = ['/operator']

export const listArchives = defineOperation({
  id: 'listArchives',
  tag: 'Archives',
  method: 'GET',
  path: '/archives',
  scope: 'orders:read',
  summary: 'Search the directory of archives',
  query: listArchivesQuery,
  response: archiveView,
  list: { kind: 'archive', newestFirst: false, by: 'name' },
  description: 'An order names its archive by any text: `archiveRepositoryId` may be an `id` of this list or not.',
})
export const findArchivesToServe = defineOperation({
  id: 'findArchivesToServe',
  tag: 'Research',
  method: 'GET',
  path: '/research/archives',
  scope: 'account',
  summary: 'Search the directory for archives of your profile',
  query: listArchivesQuery,
  response: archiveView,
  list: { kind: 'archive', newestFirst: false, by: 'name' },
  askedIn: 'development',
})
export const findArchives = defineOperation({
  id: 'findArchives',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/archives',
  scope: 'operator',
  summary: 'Find archives of the directory',
  query: listArchivesQuery,
  response: archiveView,
  list: { kind: 'archive', newestFirst: false, by: 'name' },
})
export const getArchive = defineOperation({
  id: 'getArchive',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/archives/{archiveId}',
  scope: 'operator',
  summary: 'One archive with its other names',
  response: archiveFileView,
})
export const addArchive = defineOperation({
  id: 'addArchive',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/archives',
  scope: 'operator:admin',
  idempotent: true,
  status: 201,
  summary: 'Add an archive',
  body: archiveInput,
  response: archiveFileView,
  changes: wholeConsole,
})
export const replaceArchive = defineOperation({
  id: 'replaceArchive',
  tag: 'Operator',
  method: 'PUT',
  path: '/operator/archives/{archiveId}',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Replace what the directory says of an archive',
  body: replaceArchiveInput,
  response: archiveFileView,
  errors: ['operator_conflict'],
  changes: wholeConsole,
})
export const mergeArchive = defineOperation({
  id: 'mergeArchive',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/archives/{archiveId}/merge',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Hide a duplicate behind the archive that it is',
  body: mergeArchiveInput,
  response: archiveFileView,
  description:
    'Returns the archive that stays, which is found by both names from then on. Orders keep the id that they were given.',
  changes: wholeConsole,
})
export const splitArchive = defineOperation({
  id: 'splitArchive',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/archives/{archiveId}/split',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Undo a merge',
  response: archiveFileView,
  changes: wholeConsole,
})
export const previewArchiveImport = defineOperation({
  id: 'previewArchiveImport',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/archives/import',
  scope: 'operator:admin',
  status: 201,
  addressless: true,
  patienceMs: 5 * 60_000,
  summary: 'See what a CSV of archives would change',
  query: previewImportQuery,
  body: 'stream',
  consumes: 'text/csv',
  response: archiveImportView,
  description:
    'Nothing is changed yet. The columns are those of an archive; `aliases` are separated by `|`. An empty field, or a column that isn’t there, leaves what there is; `-` clears it. At most 8 MiB. Wrong rows are left out and reported.',
  changes: wholeConsole,
})
export const listArchiveImports = defineOperation({
  id: 'listArchiveImports',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/archive-imports',
  scope: 'operator',
  summary: 'Imports of archives',
  response: archiveImportView,
  list: { kind: 'archiveImport', newestFirst: true },
})
export const getArchiveImport = defineOperation({
  id: 'getArchiveImport',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/archive-imports/{importId}',
  scope: 'operator',
  summary: 'One import of archives',
  response: archiveImportView,
})
export const listImportChanges = defineOperation({
  id: 'listImportChanges',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/archive-imports/{importId}/changes',
  scope: 'operator',
  summary: 'What an import adds and changes',
  query: importChangesQuery,
  response: importChangeView,
  list: { kind: 'archiveChange', newestFirst: false },
})
export const applyArchiveImport = defineOperation({
  id: 'applyArchiveImport',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/archive-imports/{importId}/apply',
  scope: 'operator:admin',
  idempotent: true,
  patienceMs: 5 * 60_000,
  summary: 'Carry out an import that was previewed',
  response: archiveImportView,
  description: 'Archives that say something else by now than in the preview are left alone.',
  errors: ['archive_import_closed', 'operator_conflict'],
  changes: wholeConsole,
})
export const revertArchiveImport = defineOperation({
  id: 'revertArchiveImport',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/archive-imports/{importId}/revert',
  scope: 'operator:admin',
  idempotent: true,
  patienceMs: 5 * 60_000,
  summary: 'Take an import back, for 30 days',
  response: archiveImportView,
  description: 'Archives that were changed since, or that orders or profiles name by now, stay as they are.',
  errors: ['archive_import_closed', 'operator_conflict'],
  changes: wholeConsole,
})
