import { ApiError, invalid } from '#lib/errors.ts'

/** Refuses the requests that next-auth would answer with a 500 because it can't make sense of them. */
export async function requireSignInRequest(request: Request, action: string | undefined): Promise<void> {
  if (request.method === 'GET' && action === 'callback') {
    throw new ApiError('method_not_allowed', 'GET is not possible here. Possible: POST.', {
      headers: { Allow: 'POST' },
    })
  }
  const cookie = /(?:^|;\s*)(?:__Secure-)?next-auth\.callback-url=([^;]*)/.exec(
    request.headers.get('cookie') ?? '',
  )?.[1]
  const addresses = [new URL(request.url).searchParams.get('callbackUrl'), cookie]
  if (addresses.some((address) => address && !isAddress(address)))
    throw invalid('callbackUrl', 'must be an address of this site')
  if (request.method === 'POST' && !(await isReadable(request.clone())))
    throw invalid('body', 'must be a form or readable JSON')
}

function isAddress(given: string): boolean {
  let text = given
  try {
    text = decodeURIComponent(given)
  } catch {
    return false
  }
  return URL.canParse(text, 'http://localhost') && /^(https?:\/\/|\/)/.test(text)
}

async function isReadable(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? ''
  const read: Promise<unknown> = type.includes('application/json')
    ? request.json()
    : type.includes('form')
      ? request.formData()
      : request.text()
  return read.then(
    (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
    () => false,
  )
}
