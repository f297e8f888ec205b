/**
 * The host that the visitor asked for: what a proxy says of it, the outermost of several first, else the request's own. Whose
 * word counts is decided at the front door, which takes the headers of all others away. `header` reads one by its name.
 */
export const hostIn = (header: (name: 'x-forwarded-host' | 'host') => string | null | undefined): string =>
  (header('x-forwarded-host') ?? header('host') ?? '').split(',')[0]?.trim() ?? ''
