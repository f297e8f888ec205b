import { roleWords, type MemberRole } from '#lib/clients/roles.ts'
import { clientUrl } from '#lib/clients/client-url.ts'
import type { Client } from '#lib/generated/prisma/client.ts'
import type { Letter } from '#lib/mail/letter.ts'

// Of a client these letters hold its name, which was confirmed with the account, and nothing that a member typed.

export const invitationLetter = (client: string, role: MemberRole, url: string): Letter => ({
  subject: `You are invited to ${client} on Callslip`,
  body: [
    `${client} invites you to work with it on Callslip, where documents are ordered from archives.`,
    `Your role: ${roleWords[role].label}. ${roleWords[role].hint}`,
    'The link is for this address alone and is good for seven days. If you do not know what it is about, ignore this mail: nothing comes of it.',
  ],
  link: { label: 'See the invitation', url, secret: true },
})

export const roleLetter = ({ id, name }: Pick<Client, 'id' | 'name'>, role: MemberRole): Letter => ({
  subject: `Your role at ${name} has changed`,
  body: [`At ${name} you are now: ${roleWords[role].label}. ${roleWords[role].hint}`, 'An owner has changed it.'],
  link: { label: 'See who belongs to it', url: clientUrl('/members', id) },
})

export const removedLetter = (client: string): Letter => ({
  subject: `You no longer belong to ${client}`,
  body: [
    `An owner of ${client} has ended your membership on Callslip. What you see of it is gone at once; your own account stays.`,
  ],
})
