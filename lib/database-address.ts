export type DatabaseHost = {
  host: string
  port: number
  /** The whole URL, with this host alone. */
  url: string
}
/** Where a database is. */
export type DatabaseAddress = {
  hosts: readonly [DatabaseHost, ...DatabaseHost[]]
  /** Whether the one that takes writes has to be found first. */
  mustWrite: boolean
  /** What the URL itself asks of sessions: `-c name=value …`. */
  options: string
}

const shape = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^@/?#]*)([^?#]*)(?:\?([^#]*))?$/
const hostShape = /^(\[[0-9a-fA-F:.]+\]|[^:[\]]*)(?::(\d{1,5}))?$/

/**
 * Reads a URL such as `postgresql://user:secret@one:5432,two/callslip?target_session_attrs=read-write`, as libpq would. Of
 * several hosts only one that takes writes will do, whatever is said: this service writes. Throws an Error that never repeats
 * the URL, which holds a secret.
 */
export function parseAddress(value: string): DatabaseAddress {
  const [, protocol = '', user = '', authority = '', path = '', search = ''] = shape.exec(value) ?? []
  if (protocol === '') throw new Error('must be a URL that begins with postgres:// or postgresql://')
  const params = new URLSearchParams(search)
  const wanted = params.get('target_session_attrs')
  if (wanted !== null && !['any', 'read-write', 'primary'].includes(wanted))
    throw new Error('must have target_session_attrs=read-write, primary or any: the service writes')
  const options = params.get('options') ?? ''
  for (const name of ['target_session_attrs', 'load_balance_hosts', 'options']) params.delete(name)
  const query = params.size === 0 ? '' : `?${params}`
  const toHost = (part: string): DatabaseHost => {
    const [, host, port = '5432'] = hostShape.exec(part) ?? []
    const url = `${protocol}${user}${part}${path}${query}`
    if (host === undefined || Number(port) > 65_535 || !URL.canParse(url))
      throw new Error('must name hosts as host:port, with commas between several')
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port), url }
  }
  const [first = '', ...others] = authority.split(',')
  const hosts: DatabaseAddress['hosts'] = [toHost(first), ...others.map(toHost)]
  return { hosts, mustWrite: others.length > 0 || wanted === 'read-write' || wanted === 'primary', options }
}

/**
 * The replicas of such a URL, each with a URL of its own, by which it is asked whether it is one: what is said of what they
 * shall be (`target_session_attrs`) is of no account.
 */
export function parseReplicas(value: string): { name: string; url: string }[] {
  const { hosts, options } = parseAddress(value.replace(/(?<=[?&])target_session_attrs=[^&]*/, ''))
  return hosts.map(({ host, port, url }) => {
    const more = options === '' ? '' : `${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`
    return { name: `${host}:${port}`, url: url + more }
  })
}
