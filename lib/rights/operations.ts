import { defineOperation, schemasOf } from '#lib/operation.ts'

const { dataExportView, deletionView } = schemasOf(() => import('#lib/rights/schema.ts'))

export const listDataExports = defineOperation({
  id: 'listDataExports',
  tag: 'Account',
  method: 'GET',
  path: '/me/exports',
  scope: 'account',
  summary: 'The copies of your data',
  response: dataExportView,
  list: { kind: 'dataExport', newestFirst: true },
  description: 'Those that are being made, and those that can be downloaded.',
  askedIn: 'development',
  live: 10_000,
})
export const askDataExport = defineOperation({
  id: 'askDataExport',
  tag: 'Account',
  method: 'POST',
  path: '/me/exports',
  scope: 'account',
  status: 201,
  addressless: true,
  summary: 'Ask for a copy of your data',
  response: dataExportView,
  description:
    'A zip of everything about you, and about the clients that you own. It is made in a while; a mail says when, and it can be downloaded for seven days. Asking while one is being made changes nothing.',
  askedIn: 'development',
  stepUp: true,
})
export const downloadDataExport = defineOperation({
  id: 'downloadDataExport',
  tag: 'Account',
  method: 'GET',
  path: '/me/exports/{exportId}/download',
  scope: 'account',
  produces: 'application/zip',
  summary: 'Download a copy of your data',
  description: '404 until it is ready, once it has expired, and once you own a client in it no more.',
  askedIn: 'development',
  stepUp: true,
})
export const getDeletion = defineOperation({
  id: 'getDeletion',
  tag: 'Account',
  method: 'GET',
  path: '/me/deletion',
  scope: 'account',
  summary: 'Whether your account is to be deleted, and what stands in the way',
  response: deletionView,
  askedIn: 'development',
})
export const askDeletion = defineOperation({
  id: 'askDeletion',
  tag: 'Account',
  method: 'POST',
  path: '/me/deletion',
  scope: 'account',
  summary: 'Ask for your account to be deleted',
  response: deletionView,
  description:
    'It is deleted 14 days later, and until then this can be taken back, here or by the link in the mail. What stands in the way is named in `obstacles`.',
  errors: ['account_in_use'],
  askedIn: 'development',
  stepUp: true,
})
export const withdrawDeletion = defineOperation({
  id: 'withdrawDeletion',
  tag: 'Account',
  method: 'DELETE',
  path: '/me/deletion',
  scope: 'account',
  summary: 'Keep your account after all',
  response: deletionView,
  askedIn: 'development',
})
