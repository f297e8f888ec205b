import { expect, signIn, test } from '../fixtures.ts'
import { rooms } from '../pages/pages.ts'

// What a page's own HTML asks for, as it is served (compressed), without what only browsers from before 2018 run.
const limit = 180_000

for (const [name, { role, findVisits, tidy }] of Object.entries(rooms)) {
  test(`first-load JavaScript of every page is below 180 kB: ${name}`, async ({ page, context, demo }) => {
    if (role) await signIn(context, demo.logins[role])
    const sizes = new Map<string, number>()
    const paths = (await findVisits(page, demo)).map(({ path }) => path)
    await tidy?.(demo)
    for (const path of new Set(paths)) {
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
