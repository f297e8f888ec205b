import { roleWords, type MemberRole } from '#lib/clients/roles.ts'
import { clientUrl } from '#lib/clients/client-url.ts'
import type { Client } from '#lib/generated/prisma/client.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Of a client these letters hold its name, which was confirmed with the account, and nothing that a member typed.

export const invitationLetter = (client: string, role: MemberRole, url: string): Letter => ({
  subject: t('youAreInvitedToOn', { client }),
  body: [
    t('invitesYouToWorkWith', { client }),
    t('yourRole', { label: roleWords()[role].label, hint: roleWords()[role].hint }),
    t('theLinkIsForThis'),
  ],
  link: { label: t('seeTheInvitation'), url, secret: true },
})

export const roleLetter = ({ id, name }: Pick<Client, 'id' | 'name'>, role: MemberRole): Letter => ({
  subject: t('yourRoleAtHasChanged', { name }),
  body: [
    t('atYouAreNow', { name, label: roleWords()[role].label, hint: roleWords()[role].hint }),
    t('anOwnerHasChangedIt'),
  ],
  link: { label: t('seeWhoBelongsToIt'), url: clientUrl('/members', id) },
})

export const removedLetter = (client: string): Letter => ({
  subject: t('youNoLongerBelongTo', { client }),
  body: [t('anOwnerOfHasEnded', { client })],
})
