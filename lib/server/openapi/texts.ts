import { apiScopes } from '#lib/scopes.ts'

/** What the groups of operations are, in the order of the document. */
export const tags = {
  Orders: 'Requests to have a document fetched from an archive.',
  Archives: 'A directory of archives, to choose from or not.',
  Account: 'The signed-in person; with an access token, not with an API key.',
  Offers: 'What researchers ask for the work. One is selected and paid for.',
  Payments: 'Initiate, confirm with the payment provider, finalize. Money is held until work starts.',
  Billing: 'Receipts, invoices and credit notes: immutable, numbered without gaps, as data and as PDF.',
  Attachments: 'Pictures and PDFs that go with an order or a message.',
  Messages: 'What customer and researcher write to each other about an order.',
  Documents: 'What was found, to download.',
  Events: 'The public history of an order, and of the whole account.',
  Webhooks: 'Endpoints that receive signed events.',
  Sandbox: 'Steps that people would take, for trying out a client. Development only.',
  'Request log': 'What this API was asked in your name, and how it went.',
  'Going live': 'What a client has been seen to do, and the request for production.',
  'API keys': 'Made by a signed-in member of the client, in the portal. An API key cannot manage keys.',
  Members: 'Who belongs to a client and as what, invitations, and the audit log. For people, not for API keys.',
  'Single sign-on': "A client's own sign-in, by OpenID Connect. For its owners, not for API keys.",
  Research: "The researcher's desk. Needs the access token of a signed-in researcher.",
  Operator: "The operator's console. Needs the access token of a signed-in operator.",
}

const scopes: Record<(typeof apiScopes)[number], string> = {
  'orders:read': 'see orders and everything on them',
  'orders:write': 'place orders, choose offers, pay, write messages',
  'webhooks:read': 'see webhook endpoints and their deliveries',
  'webhooks:write': 'add, change and delete webhook endpoints',
}

const keys = `An API key of the environment whose base URL is used: \`cs_dev_…\` or \`cs_live_…\`. Each operation names the scope that the
key needs in \`x-required-scope\`:

${apiScopes.map((scope) => `- \`${scope}\`: ${scopes[scope]}`).join('\n')}`

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description }) as const

export const bearers = {
  public: bearer(keys),
  internal: bearer(
    'The short-lived access token of somebody who is signed in to the portal. No API key carries these scopes.',
  ),
}

const text = { type: 'string' } as const
export const headers = {
  RequestId: { description: 'Finds this request in our logs', schema: text },
  CallslipVersion: {
    description: 'The version of the interface that was spoken: the one asked for by this header, or else the key’s',
    schema: text,
  },
  RateLimit: {
    description: 'What is left: `r` requests; `t` seconds until one more. Absent where no limit is set',
    schema: text,
    example: '"default";r=99;t=1',
  },
  RateLimitPolicy: {
    description: 'Requests (`q`) in `w` seconds, and how many of them at once (`burst`)',
    schema: text,
    example: '"default";q=600;w=60;burst=100',
  },
  RetryAfterWherePassing: {
    description: 'Seconds to wait. Absent with `payments_not_configured`, which no waiting mends',
    schema: { type: 'integer' },
  },
  RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer' } },
  Link: { description: 'The next page, where there is one: `<…>; rel="next"`', schema: text },
  Location: { description: 'Where the thing is', schema: { type: 'string', format: 'uri' } },
  IdempotentReplayed: {
    description: '`true` where this is the stored answer to an earlier request with the same key',
    schema: text,
  },
} as const

export const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: `Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
1 to 255 visible ASCII characters, kept for 30 days.`,
    schema: { type: 'string', minLength: 1, maxLength: 257 },
    example: '4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4',
  },
} as const
