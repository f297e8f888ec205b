import { onboardAccount as onboard } from '#lib/researchers/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { keepAccount } from '#lib/researchers/keep-account.ts'
import { prepareOnboarding } from '#lib/researchers/onboard-account.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(onboard, {
    before: ({ actor, body }) => prepareOnboarding(actor, body),
    then: async ({ tx, actor, prepared: { account, url } }) => {
      await keepAccount(tx, actor, actor.id, account)
      return { url }
    },
  }),
})
