import { expect, signIn, test, type Role } from '../fixtures.ts'

// What a page's own HTML asks for, as it is served (compressed), without what only browsers from before 2018 run.
const limit = 180_000

const pages: { role?: Role; paths: string[] }[] = [
  {
    paths: [
      '/',
      '/sign-in',
      '/register',
      '/order',
      '/forgot-password',
      '/docs',
      '/docs/first-order',
      '/docs/endpoints',
      '/docs/reference',
      '/docs/webhooks/debugger',
    ],
  },
  {
    role: 'customer',
    paths: [
      '/orders',
      '/orders/new',
      '/orders/import',
      '/account',
      '/developers',
      '/developers/webhooks',
      '/developers/requests',
      '/developers/sandbox',
      '/developers/go-live',
    ],
  },
  { role: 'researcher', paths: ['/research', '/research/work', '/research/earnings', '/research/profile'] },
  {
    role: 'operator',
    paths: [
      '/operator',
      '/operator/orders',
      '/operator/clients',
      '/operator/researchers',
      '/operator/archives',
      '/operator/figures',
      '/operator/audit',
      '/operator/health',
    ],
  },
]

/** An order that the role sees in its list, so that its page is weighed too. */
const details: Partial<Record<Role, [list: string, link: RegExp]>> = {
  customer: ['/orders', /\/orders\/ord_\w+/],
  researcher: ['/research', /\/research\/orders\/ord_\w+/],
  operator: ['/operator/orders', /\/operator\/orders\/ord_\w+/],
}

for (const { role, paths } of pages) {
  test(`first-load JavaScript of ${role ?? 'public'} pages is below 180 kB`, async ({ page, context, demo }) => {
    if (role) await signIn(context, demo.logins[role])
    const [list, link] = (role && details[role]) ?? []
    const more: string[] = []
    if (list && link) {
      await page.goto(list)
      const href = await page.getByRole('link').and(page.locator('[href*="/ord_"]')).first().getAttribute('href')
      expect(href).toMatch(link)
      more.push(href ?? '')
      if (role === 'customer') more.push(`${href}/pay`)
    }
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
