/** The host of a web address as people write it, with or without its scheme and `www.`; undefined for anything else. */
export function webHostOf(address: string): string | undefined {
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`)
  if (!url || url.username !== '' || !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname))
    return undefined
  return url.hostname.replace(/^www\./, '')
}

/** Whether one is the other, or lies in it: `mail.example.com` and `example.com`. */
export const sameHost = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
