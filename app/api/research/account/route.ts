import { onboardAccount as onboard } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { keepOwnAccount } from '#lib/researchers/keep-own-account.ts'
import { prepareOnboarding } from '#lib/researchers/onboard-account.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(onboard, {
    before: ({ actor, body }) => prepareOnboarding(actor, body),
    then: async ({ tx, actor, prepared: { account, url } }) => {
      await keepOwnAccount(tx, actor, account)
      return { url }
    },
  }),
})
