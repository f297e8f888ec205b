/**
 * Where to go after signing in: the address that was asked for, where it is one of this site. It is compared, and gone to,
 * as a whole: a path that resolves to `//host/` would be another site's if it were gone to by itself.
 */
export function destination(next: string | null, here: string): string {
  const home = new URL('/orders', here).href
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return home
  const url = new URL(next, here)
  return url.origin === new URL(here).origin ? url.href : home
}
