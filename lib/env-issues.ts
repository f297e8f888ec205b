type Settings = Readonly<Record<string, unknown>>

/** What settings say wrongly together, though each by itself is right; a sentence each, which begins with a name. */
export const findIssues = (env: Settings, isPublic: boolean): string[] => [
  ...stripeIssues(env),
  ...urlIssues(env, isPublic),
  ...poolerIssues(env),
]

/** What a deployment that strangers can reach, and that is no rehearsal, must not go without. */
export function findGaps(env: Settings): string[] {
  const gaps: string[] = []
  if (env['SMTP_URL'] === undefined) gaps.push('SMTP_URL is required, or nobody can confirm an address')
  if (/@localhost>?\s*$/.test(String(env['MAIL_FROM'])))
    gaps.push("MAIL_FROM is required, of a domain of yours: others' mail servers take nothing from @localhost")
  if (env['STRIPE_SECRET_KEY_PRODUCTION'] === undefined)
    gaps.push('STRIPE_SECRET_KEY_PRODUCTION is required, or no order can be paid in production')
  return gaps
}

function stripeIssues(env: Settings): string[] {
  return ['DEVELOPMENT', 'PRODUCTION'].flatMap((name) => {
    const parts = [`STRIPE_SECRET_KEY_${name}`, `STRIPE_PUBLISHABLE_KEY_${name}`, `STRIPE_WEBHOOK_SECRET_${name}`]
    const given = [...parts, `STRIPE_CONNECT_WEBHOOK_SECRET_${name}`].find((part) => env[part] !== undefined)
    if (given === undefined) return []
    return parts.filter((part) => env[part] === undefined).map((part) => `${part} is required beside ${given}`)
  })
}

function urlIssues(env: Settings, isPublic: boolean): string[] {
  const issues: string[] = []
  if (env['DEVELOPMENT_BASE_URL'] === env['PRODUCTION_BASE_URL']) {
    issues.push('PRODUCTION_BASE_URL must differ from DEVELOPMENT_BASE_URL in host or path')
  }
  if (env['WEBHOOK_ALLOW_LOCAL'] === true && isPublic) {
    issues.push(
      'WEBHOOK_ALLOW_LOCAL must be 0 where the base URLs or the portal are public: it opens this network to webhooks',
    )
  }
  return issues
}

export function poolerIssues(env: Settings): string[] {
  const direct = env['DATABASE_DIRECT_URL']
  if (env['DATABASE_POOLER'] === 'transaction' && direct === undefined)
    return [
      'DATABASE_DIRECT_URL is required beside DATABASE_POOLER=transaction: listening, locks and migrations need sessions of their own',
    ]
  if (env['DATABASE_POOLER'] === undefined && direct !== undefined)
    return ['DATABASE_POOLER is required beside DATABASE_DIRECT_URL: session or transaction, as the pooler is set']
  return []
}
