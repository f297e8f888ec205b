import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { createClient, type Callslip } from '../client.ts'
import { UsageError } from './usage-error.ts'

export type Environment = 'development' | 'production'
/** Where somebody is signed in to one environment. */
export type SignIn = { baseUrl: string; apiKey: string }
export type Settings = {
  environment: Environment
  /** What counts now: options before variables before the file. */
  baseUrl: string | undefined
  apiKey: string | undefined
  /** Where `login` signed in, whatever counts now. */
  kept: (environment: Environment) => SignIn | undefined
  keep: (environment: Environment, signIn: SignIn | undefined) => void
}
export type Chosen = { base?: string | undefined; key?: string | undefined; live: boolean }

export const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
} // ours
export const userAgent = `callslip-cli/${version}`

/** Where a system keeps such things: XDG's folder, Windows' own. One that is empty or relative doesn't count, as XDG has it. */
const fileFor = (env: NodeJS.ProcessEnv) =>
  join(
    [env['XDG_CONFIG_HOME'], env['APPDATA']].find((folder) => folder && isAbsolute(folder)) ??
      join(homedir(), '.config'),
    'callslip',
    'config.json',
  )

type Kept = Partial<Record<Environment, SignIn>>

function readKept(file: string): Kept {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return {}
  }
  try {
    return JSON.parse(text) as Kept // ours
  } catch {
    throw new UsageError(`${file} is no JSON any more. Delete it and sign in again.`)
  }
}

/** The file holds keys: its owner alone reads it, from its first moment on. */
function writeKept(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  chmodSync(draft, 0o600)
  renameSync(draft, file)
}

const plain = (baseUrl: string) => baseUrl.replace(/\/+$/, '')

export function readSettings({ base, key, live }: Chosen, env: NodeJS.ProcessEnv): Settings {
  // Variables of the sandbox have no say in production: an address alone doesn't say which it is of.
  const isOther = live && key === undefined && !env['CALLSLIP_API_KEY']?.startsWith('cs_live_')
  const variables: NodeJS.Dict<string> = isOther ? {} : env
  const file = fileFor(env)
  const environment = live ? 'production' : 'development'
  const kept = (which: Environment) => readKept(file)[which]
  const own = kept(environment)
  const baseUrl = base ?? (variables['CALLSLIP_BASE_URL'] || own?.baseUrl)
  // A key that is kept goes nowhere but to where it was given.
  const ownKey = baseUrl !== undefined && plain(baseUrl) === plain(own?.baseUrl ?? '') ? own?.apiKey : undefined
  return {
    environment,
    baseUrl,
    apiKey: key ?? (variables['CALLSLIP_API_KEY'] || ownKey),
    kept,
    keep: (which, signIn) => {
      const { [which]: _, ...others } = readKept(file)
      writeKept(file, signIn ? { ...others, [which]: signIn } : others)
    },
  }
}

export function clientFor({ baseUrl, apiKey, environment }: Settings): Callslip {
  if (!baseUrl || !apiKey)
    throw new UsageError(
      `You are not signed in to ${environment}${baseUrl ? ` at ${baseUrl}` : ''}: callslip login <base URL>, or set CALLSLIP_BASE_URL and CALLSLIP_API_KEY.`,
    )
  if (environment === 'production' && !apiKey.startsWith('cs_live_'))
    throw new UsageError('--live is for production, whose keys begin with cs_live_.')
  return createClient({
    baseUrl,
    apiKey,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'User-Agent': userAgent } }),
  })
}
