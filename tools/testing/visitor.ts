import { GET as authGet, POST as authPost } from '#app/api/auth/[...nextauth]/route.ts'
import { POST as accessToken } from '#app/api/access-token/route.ts'
import type { ProofChallengeView } from '#lib/factors/schema.ts'
import { signIn, type SignedIn } from '#lib/users/sign-in.ts'
import { call } from '#tools/testing/call.ts'
import { callSignIn } from '#tools/testing/next-request.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

export type SignInReply = {
  status: number
  headers: Headers
  body: { url?: string; secondStep?: ProofChallengeView; retryAfter?: number }
}

/** A browser at the sign-in: it keeps the cookies that it is given, and sends them along. */
export function openVisitor(agent = firefox, peer = '8.8.8.8') {
  const cookies = new Map<string, string>()
  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'user-agent': agent,
    'x-callslip-peer': peer,
  })
  const auth = async (action: string, form?: Record<string, string>) => {
    const response = await callSignIn(form ? authPost : authGet, action, {
      method: form ? 'POST' : 'GET',
      headers: headers(),
      ...(form ? { body: new URLSearchParams({ ...form, json: 'true' }) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const csrf = async () => ((await (await auth('csrf')).json()) as { csrfToken: string }).csrfToken
  /** One of the ways to sign in, by the name of its provider. */
  const signIn = async (provider: string, form: Record<string, string>): Promise<SignInReply> => {
    const response = await auth(`callback/${provider}`, { ...form, csrfToken: await csrf() })
    const { status } = response
    return { status, headers: response.headers, body: (await response.json()) as SignInReply['body'] }
  }
  const signOut = async () => auth('signout', { csrfToken: await csrf() })
  const ask = (role = 'customer', sent = headers()) =>
    call(accessToken, 'POST', '/access-token', { body: { environment: 'development', role }, headers: sent })
  const token = async (role?: string) => ((await ask(role)).body as { accessToken: string }).accessToken
  return { cookies, headers, auth, signIn, signOut, ask, token }
}

/** Who an address and a password sign in; null for nobody. */
export async function whoSignsIn(...given: Parameters<typeof signIn>): Promise<SignedIn | null> {
  const outcome = await signIn(...given)
  return 'user' in outcome ? outcome.user : null
}
