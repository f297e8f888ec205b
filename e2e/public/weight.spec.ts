import { expect, signIn, test } from '../fixtures.ts'
import { findOrderPages, pages } from '../pages.ts'

// What a page's own HTML asks for, as it is served (compressed), without what only browsers from before 2018 run.
const limit = 180_000

/** Beside those in e2e/pages.ts. */
const documentation = [
  '/docs',
  '/docs/first-order',
  '/docs/api/placeOrder',
  '/docs/endpoints',
  '/docs/reference',
  '/docs/webhooks/debugger',
]

for (const { role, paths } of pages) {
  test(`first-load JavaScript of ${role ?? 'public'} pages is below 180 kB`, async ({ page, context, demo }) => {
    if (role) await signIn(context, demo.logins[role])
    const more = role ? await findOrderPages(page, role) : documentation
    const sizes = new Map<string, number>()
    for (const path of [...paths, ...more]) {
      const html = await (await context.request.get(path, { headers: { 'Sec-Fetch-Dest': 'document' } })).text()
      const scripts = new Set(
        [...html.matchAll(/<script\b[^>]*>/g)]
          .filter(([tag]) => !/nomodule/i.test(tag))
          .flatMap(([tag]) => /\bsrc="(\/_next\/[^"?]+)/.exec(tag)?.[1] ?? []),
      )
      expect(scripts.size).toBeGreaterThan(4)
      let bytes = 0
      for (const script of scripts) {
        const known = sizes.get(script)
        const size =
          known ??
          Number(
            (await context.request.get(script, { headers: { 'Accept-Encoding': 'br' } })).headers()['content-length'],
          )
        sizes.set(script, size)
        bytes += size
      }
      expect.soft(bytes, path).toBeGreaterThan(50_000)
      expect.soft(bytes, path).toBeLessThan(limit)
    }
  })
}
