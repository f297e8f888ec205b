import { z } from 'zod'
import { rolesOfJoiners } from '#lib/clients/roles.ts'
import { instant, text } from '#lib/text.ts'
import { emailAddress } from '#lib/users/schema.ts'

const role = z.enum(rolesOfJoiners, `must be one of ${rolesOfJoiners.join(', ')}`)

export const domainView = z
  .object({
    id: z.string(),
    domain: z.string(),
    provedAt: instant.optional().meta({ description: 'Absent while the record in the DNS has not been found' }),
    record: z
      .object({ name: z.string(), value: z.string() })
      .meta({ description: 'The TXT record that proves the domain' }),
  })
  .meta({ id: 'SignOnDomain' })
export type DomainView = z.output<typeof domainView>

export const signOnView = z
  .object({
    redirectUri: z.string().meta({ description: 'What your provider has to be told' }),
    settings: z
      .object({
        issuer: z.string(),
        clientId: z.string(),
        role,
        required: z.boolean(),
        triedAt: instant.meta({ description: 'When your provider was last seen to take them' }),
      })
      .optional(),
    domains: z.array(domainView),
  })
  .meta({ id: 'SignOn' })
export type SignOnView = z.output<typeof signOnView>

const issuer = z
  .string()
  .trim()
  .max(500, 'is too long')
  .refine((value) => URL.canParse(value), 'must be a complete URL such as https://login.example.com')
  .refine((value) => !/[?#]/.test(value), 'must have neither a query nor a fragment')

export const saveSignOnInput = z
  .object({
    issuer: issuer.meta({ description: 'As your provider spells it' }),
    clientId: text(300).meta({ description: 'What your provider calls Callslip' }),
    clientSecret: text(500)
      .optional()
      .meta({ description: 'Needed the first time, and with another issuer or client id' }),
    role: role.meta({ description: 'Of those who come in for the first time this way' }),
    required: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether it is the only way to your client, for everybody but owners' }),
  })
  .meta({
    id: 'SaveSignOn',
    example: {
      issuer: 'https://login.example.com',
      clientId: 'callslip',
      clientSecret: 'as your provider shows it',
      role: 'orders',
      required: false,
    },
  })
export type SaveSignOnInput = z.output<typeof saveSignOnInput>

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'is too long')
  .regex(
    new RegExp(`^(${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`),
    'must be what stands behind the @, such as example.com',
  )

export const addDomainInput = z.object({ domain }).meta({ id: 'AddSignOnDomain', example: { domain: 'example.com' } })

// Before anyone is signed in.
export const findSignOnInput = z.object({ email: emailAddress })
export const foundSignOnView = z.object({
  /** Where to go; absent where addresses of this domain sign in here. */
  start: z.string().optional(),
})
