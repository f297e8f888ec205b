import { getCACertificates } from 'node:tls'
import { newClient } from '#lib/connection.ts'

/** How PostgreSQL's client programs are told of a database. */
export type ToolsAddress = {
  dbname: string
  env: Record<string, string>
  /** The certificates, in PEM, that the server's is held against where the URL names none: libpq by itself knows nobody. */
  roots?: string
}

// What libpq knows in each version. It refuses whatever else a URL bears, for the driver, for Prisma or for somebody's pooler.
const known = new Set(
  (
    'host hostaddr port user dbname passfile service options application_name fallback_application_name client_encoding ' +
    'connect_timeout keepalives keepalives_idle keepalives_interval keepalives_count tcp_user_timeout target_session_attrs ' +
    'channel_binding sslcert sslkey sslpassword sslrootcert sslcrl sslcrldir sslsni sslnegotiation ' +
    'ssl_min_protocol_version ssl_max_protocol_version gssencmode krbsrvname requirepeer'
  ).split(' '),
)

type Tls = { rejectUnauthorized?: boolean; ca?: string; checkServerIdentity?: unknown }

/** As the driver means it, whose words for it are libpq's with another meaning, and one of its own. */
function tlsOf(ssl: boolean | Tls): Pick<ToolsAddress, 'env' | 'roots'> {
  // Then they encrypt where the server offers it.
  if (ssl === false) return { env: {} }
  const { rejectUnauthorized = true, ca, checkServerIdentity }: Tls = ssl === true ? {} : ssl
  if (!rejectUnauthorized) return { env: { PGSSLMODE: 'require' } }
  const env = { PGSSLMODE: checkServerIdentity === undefined ? 'verify-full' : 'verify-ca' }
  return ca === undefined ? { env, roots: getCACertificates('default').join('\n') } : { env }
}

/** The password goes by the environment, for everybody on a machine can read a command line. */
export function addressForTools(url: string): ToolsAddress {
  const [, scheme = '', user = '', rest = '', query = ''] =
    /^(postgres(?:ql)?:\/\/)(?:([^:@/?#]*)(?::[^@/?#]*)?@)?([^?#]*)(?:\?([^#]*))?/.exec(url) ?? []
  const params = query.split('&').filter((param) => known.has(param.split('=')[0] ?? ''))
  const client = newClient({ url })
  // More than a boolean, whatever its types say.
  const tls = tlsOf(client.ssl)
  return {
    ...tls,
    dbname: `${scheme}${user && `${user}@`}${rest}${params.length > 0 ? `?${params.join('&')}` : ''}`,
    env: { ...(client.password ? { PGPASSWORD: client.password } : {}), ...tls.env },
  }
}
