import { expect, test } from 'vitest'
import { requireSignInRequest } from '#lib/server/http/sign-in-request.ts'

const post = (body: BodyInit, type: string) =>
  new Request('http://localhost/api/auth/callback/credentials', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  })

test('what next-auth can read passes and can still be read', async () => {
  const form = post('email=a&password=b', 'application/x-www-form-urlencoded')
  await requireSignInRequest(form, 'callback')
  expect(await form.text()).toBe('email=a&password=b')
  await requireSignInRequest(post('{"email":"a"}', 'application/json'), 'callback')
  await requireSignInRequest(new Request('http://localhost/api/auth/session'), 'session')
})

test.each([
  ['{"a":', 'application/json'],
  ['null', 'application/json'],
  ['7', 'application/json'],
  ['x', 'multipart/form-data'],
])('%s as %s is refused', async (body, type) => {
  await expect(requireSignInRequest(post(body, type), 'callback')).rejects.toMatchObject({ code: 'invalid_request' })
})

test('credentials are posted, never got', async () => {
  await expect(
    requireSignInRequest(new Request('http://localhost/api/auth/callback/credentials'), 'callback'),
  ).rejects.toMatchObject({ code: 'method_not_allowed' })
})
