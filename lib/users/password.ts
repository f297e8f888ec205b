import { hash, verify } from '@node-rs/argon2'
import { invalid } from '#lib/errors.ts'
import { refusal } from '#lib/refusals.ts'

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, options)

// A hash of nothing anyone types: an unknown address must cost as much time as a wrong password.
let decoy: Promise<string> | undefined

/** Whether a password fits its hash; with no hash it takes as long and fails. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(`decoy ${process.pid}`)
  const matches = await verify(passwordHash ?? (await decoy), password).catch(() => false)
  return passwordHash !== undefined && matches
}

/** Those that everybody tries first, in lower case; read once somebody chooses a password. */
let common: Promise<Set<string>> | undefined

/** Refuses a new password that stands on every attacker's list. */
export async function requireUncommon(password: string, field: 'password' | 'newPassword'): Promise<void> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase())),
  )
  if ((await common).has(password.trim().toLowerCase())) throw invalid(field, refusal('passwordCommon'))
}

/** How often somebody who is signed in may give their password. */
export const passwordTries = (userId: string) =>
  [`password:${userId}`, 'development', { perMinute: 1, burst: 10 }] as const
