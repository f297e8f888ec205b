import { range } from './client.ts'
import { plainOrder } from './orders.ts'

/** One request that has to be refused. `body` is sent as it is: a text, or bytes that are none. */
export type Nonsense = { method: string; path: string; body?: string | Uint8Array; headers?: Record<string, string> }

const json = { 'Content-Type': 'application/json' }
const post = (path: string, body: unknown): Nonsense => ({
  method: 'POST',
  path,
  headers: json,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const id = (prefix: string) => `${prefix}_01k9z3v7e8f6q9w2x4y5z6a7b8`
const notStrings = [0, -1, 1.5, true, false, null, {}, [], ['x'], { a: 1 }]
const badTexts = ['', ' ', '\t\n', 'x'.repeat(10_001), 'a\0b', '\u0007', '\ud800', 'a\udc00b', '\u0085', '\u007f']
const numbers = ['"1"', 'null', 'true', '[]', '{}', '-1', '0', '1e999', '1e21', '0.001', '99999999999999999999']

const shortFields = [
  'repositoryName',
  'documentType',
  'location',
  'archiveRepositoryId',
  'countryISOA3',
  'currency',
  'externalOrderRef',
  'customerName',
  'pricingMode',
]

export const orderBodies = (): Nonsense[] => [
  ...[...shortFields, 'instructions'].flatMap((field) =>
    [...notStrings, ...badTexts, ...(field === 'instructions' ? [] : ['x'.repeat(201)])].map((value) =>
      post('/orders', { ...plainOrder, [field]: value }),
    ),
  ),
  ...Object.keys(plainOrder).map((field) => post('/orders', { ...plainOrder, [field]: undefined })),
  ...['FR', 'fr', 'ZZZ', 'FRAN', '250', 'FR\u0410', 'XXX'].map((countryISOA3) =>
    post('/orders', { ...plainOrder, countryISOA3 }),
  ),
  ...['UGX', 'XXX', 'EU', 'EURO', 'BTC', '978', '€', 'XAU', 'eur0'].map((currency) =>
    post('/orders', { ...plainOrder, currency }),
  ),
  ...['fixed', 'BIDS', 'OPEN'].map((pricingMode) => post('/orders', { ...plainOrder, pricingMode })),
  ...numbers.map((text) => post('/orders', `${JSON.stringify(plainOrder).slice(0, -1)},"fixedPrice":${text}}`)),
  post('/orders', { ...plainOrder, pricingMode: 'FIXED' }),
  post('/orders', { ...plainOrder, pricingMode: 'OPEN_FOR_BIDS', fixedPrice: 10 }),
  ...[
    ...notStrings.filter((value) => !(Array.isArray(value) && value.length === 0)),
    'x',
    [1],
    [null],
    [[]],
    [{}],
    [{ note: 'x' }],
    range(51).map(() => ({ firstname: 'A' })),
  ].map((personsOfInterest) => post('/orders', { ...plainOrder, personsOfInterest })),
  ...['firstname', 'lastname', 'birthDate', 'deathDate', 'note'].flatMap((field) =>
    [...notStrings, ...badTexts].map((value) =>
      post('/orders', { ...plainOrder, personsOfInterest: [{ firstname: 'A', lastname: 'B', [field]: value }] }),
    ),
  ),
]

/** Every beginning of a good body, and the body with a byte that UTF-8 doesn't have. */
export function brokenJson(): Nonsense[] {
  const good = JSON.stringify({
    ...plainOrder,
    personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau', note: '\\u00e9"' }],
    fixedPrice: 12.5,
    currency: 'EUR',
  })
  const bytes = new TextEncoder().encode(good)
  return [
    ...range(good.length).map((length) => post('/orders', good.slice(0, length))),
    ...range(bytes.length).map((at): Nonsense => ({
      method: 'POST',
      path: '/orders',
      headers: json,
      body: bytes.with(at, 0xff),
    })),
    ...[
      '{"a":NaN}',
      "{'a':1}",
      '{"a":1,}',
      '//x\n{}',
      '[1,]',
      'undefined',
      '{"a":01}',
      '\ufeff\ufeff{}',
      '{"a":"\t"}',
      '{}{}',
      '"',
      '{"\\ud800":',
    ].map((text) => post('/orders', text)),
    ...[65, 100, 1000, 10_000, 100_000].flatMap((depth) => [
      post('/orders', '['.repeat(depth)),
      post('/orders', '['.repeat(depth) + ']'.repeat(depth)),
      post('/orders', '{"a":'.repeat(depth)),
      post('/orders', `${JSON.stringify(plainOrder).slice(0, -1)},"x":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`),
    ]),
    ...[262_145, 300_000, 2_000_000].map((size) =>
      post('/orders', `${JSON.stringify(plainOrder).slice(0, -1)},"x":"${'y'.repeat(size)}"}`),
    ),
  ]
}

export const contentTypes = (): Nonsense[] =>
  [
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/xml',
    'application/jsonp',
    'application',
    '/',
    ';',
    '*/*',
    'application/json-patch+json',
    'json',
    'application/octet-stream',
    'application/problem+json',
    'application/ json',
    '',
  ].flatMap((type) =>
    ['/orders', '/webhook-endpoints', `/orders/${id('ord')}/messages`, `/orders/${id('ord')}/payments/initiate`].map(
      (path): Nonsense => ({
        method: 'POST',
        path,
        headers: type === '' ? {} : { 'Content-Type': type },
        body: new TextEncoder().encode(JSON.stringify(plainOrder)),
      }),
    ),
  )

const badIds = [
  'x',
  'ord_',
  'null',
  'undefined',
  '0',
  '-1',
  '%00',
  '%20',
  '%2F',
  '%2e%2e%2fetc',
  '%F0%9F%92%A9',
  "'%20OR%201=1--",
  'a'.repeat(300),
  '[orderId]',
  '%5BorderId%5D',
  'ord_01K9Z3V7E8F6Q9W2X4Y5Z6A7B8',
  'ord_81k9z3v7e8f6q9w2x4y5z6a7b8',
  `${id('ord')}%00`,
  `${id('ord')}%20`,
  id('evt'),
  id('ord'),
  id('off'),
  id('whe'),
  'pi_x',
  '*',
  '{id}',
  '%C3%A9',
  '$ne',
  '__proto__',
]

/** Ids that nobody has, in every place where a path holds one. */
export function unknownIds(orderId: string): Nonsense[] {
  const of = (path: (bad: string) => string, ...methods: string[]) =>
    badIds.flatMap((bad) =>
      methods.map((method): Nonsense => ({
        method,
        path: path(bad),
        headers: json,
        ...(method === 'GET' ? {} : { body: bodyFor(path('')) }),
      })),
    )
  return [
    ...of((bad) => `/orders/${bad}`, 'GET'),
    ...['offers', 'messages', 'documents', 'events'].flatMap((rest) => of((bad) => `/orders/${bad}/${rest}`, 'GET')),
    ...['withdraw', 'messages', 'payments/initiate', 'payments/finalize'].flatMap((rest) =>
      of((bad) => `/orders/${bad}/${rest}`, 'POST'),
    ),
    ...['select', 'decline'].flatMap((verb) => of((bad) => `/orders/${orderId}/offers/${bad}/${verb}`, 'POST')),
    ...of((bad) => `/orders/${orderId}/payments/${bad}`, 'GET'),
    ...of((bad) => `/orders/${orderId}/documents/${bad}/download`, 'GET'),
    ...of((bad) => `/webhook-endpoints/${bad}`, 'DELETE'),
    ...of((bad) => `/sandbox/orders/${bad}/steps`, 'GET', 'POST'),
    ...of((bad) => `/${bad}`, 'GET'),
  ]
}

const bodyFor = (path: string) =>
  JSON.stringify(
    path.includes('messages')
      ? { content: 'x' }
      : path.includes('sandbox')
        ? { step: 'cancel' }
        : { offerId: id('off'), paymentIntentId: 'pi_123' },
  )

const badQueries = [
  'limit=0',
  'limit=-1',
  'limit=101',
  'limit=1.5',
  'limit=abc',
  'limit=',
  'limit=%00',
  'limit=1e2',
  'limit=٣',
  'order=up',
  'order=',
  'order=ASC',
  'startingAfter=x',
  'startingAfter=',
  `startingAfter=${id('ord')}x`,
  `startingAfter=${'y'.repeat(300)}`,
  'startingAfter=%00',
  "startingAfter=';--",
]
export const queries = (orderId: string): Nonsense[] => [
  ...[
    '/orders',
    `/orders/${orderId}/offers`,
    `/orders/${orderId}/messages`,
    `/orders/${orderId}/documents`,
    `/orders/${orderId}/events`,
    '/webhook-endpoints',
  ].flatMap((path) => badQueries.map((query): Nonsense => ({ method: 'GET', path: `${path}?${query}` }))),
  ...[
    'status=bogus',
    'status=',
    'status=OPEN',
    'status=%00',
    'status=%ZZ',
    'externalOrderRef=',
    `externalOrderRef=${'x'.repeat(101)}`,
    'externalOrderRef=%00',
    'createdAfter=yesterday',
    'createdAfter=2026-13-45',
    'createdAfter=2026-01-01',
    'createdAfter=',
    'createdAfter=0',
    'createdAfter=%00',
    'updatedAfter=now',
    'updatedAfter=99999999999',
    'q=',
    'q=%00',
    `q=${'w'.repeat(201)}`,
  ].map((query): Nonsense => ({ method: 'GET', path: `/orders?${query}` })),
]

const privateHosts = [
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.9.9',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '0',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '167772161',
  '0x0a000001',
  '012.0.0.1',
  '10.1',
  '192.0.2.1',
  '198.18.0.1',
  '[::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:a00:1]',
  '[::10.0.0.1]',
  '[64:ff9b::a00:1]',
  '[2002:a00:1::]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[100::1]',
  'intranet',
  'printer.local',
  'db.internal',
  'nas.lan',
  'x.localdomain',
  'metadata.google.internal',
]
/** Targets inside somebody's network, and such as are none. */
export const hooks = (): Nonsense[] => [
  ...privateHosts.flatMap((host) => [
    post('/webhook-endpoints', { url: `https://${host}/hook` }),
    post('/webhook-endpoints', { url: `http://${host}:8080/` }),
  ]),
  ...[
    '',
    ' ',
    'x',
    'example.com/hook',
    '//example.com',
    'ftp://example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,x',
    'ws://example.com',
    'https://',
    'https://:443',
    'https://example.com:99999',
    'https://user@example.com',
    'https://user:pw@example.com',
    'https://exa mple.com',
    'https://[::1',
    'https://%00.example.com',
    `https://example.com/${'x'.repeat(2000)}`,
  ].map((url) => post('/webhook-endpoints', { url })),
  ...notStrings.map((url) => post('/webhook-endpoints', { url })),
  ...[
    ...notStrings,
    '',
    'short',
    'x'.repeat(129),
    'with a space in it',
    'não-ascii-não-ascii',
    'tab\tinside-the-secret',
  ].map((signingSecret) => post('/webhook-endpoints', { url: 'https://example.com/', signingSecret })),
]

const somewhere = (orderId: string) => ({
  [`/orders/${orderId}/messages`]: ['content'],
  [`/orders/${orderId}/payments/initiate`]: ['offerId'],
  [`/orders/${orderId}/payments/finalize`]: ['offerId', 'paymentIntentId'],
  [`/sandbox/orders/${orderId}/steps`]: ['step'],
  [`/sandbox/orders/${orderId}/confirm-payment`]: ['paymentIntentId'],
})
export const otherBodies = (orderId: string): Nonsense[] =>
  Object.entries(somewhere(orderId)).flatMap(([path, fields]) => [
    ...fields.flatMap((field) =>
      [...notStrings, ...badTexts, undefined].map((value) =>
        post(path, { ...Object.fromEntries(fields.map((name) => [name, 'pi_good'])), [field]: value }),
      ),
    ),
    ...['', 'null', '[]', '"x"', '1', 'true', '{', '{"content":', '[[[[', '\0'].map((text) => post(path, text)),
  ])

export const idempotencyKeys = (): Nonsense[] =>
  ['', '""', ' ', 'with a space', 'x'.repeat(256), `"${'x'.repeat(256)}"`, 'é', 'a\tb', '"\x7f"'].flatMap((key) =>
    [post('/orders', plainOrder), post('/webhook-endpoints', { url: 'https://example.com/' })].map((request) => ({
      ...request,
      headers: { ...json, 'Idempotency-Key': key },
    })),
  )

/** No good bearer: each is refused with 403, whatever else is wrong. */
export const bearers = (paths: [string, string][]): Nonsense[] =>
  [
    'Bearer',
    'Bearer ',
    'Basic eDp5',
    'bearer x',
    'Bearer cs_dev_x',
    `Bearer cs_dev_${'a'.repeat(38)}`,
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    'Bearer a.b.c',
    `Bearer ${'x'.repeat(5000)}`,
    'Bearer x y',
    'Token x',
    'Bearer é',
  ].flatMap((Authorization) =>
    paths.map(([method, path]): Nonsense => ({
      method,
      path,
      headers: { ...json, Authorization },
      ...(method === 'GET' ? {} : { body: '{"a":' }),
    })),
  )

/** The same every time: values of any kind where an object with certain members is expected. */
export function randomBodies(count: number, paths: string[]): Nonsense[] {
  let seed = 20_260_302
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const value = (depth: number): unknown => {
    const kind = next(depth > 4 ? 6 : 8)
    if (kind === 6) return range(next(5)).map(() => value(depth + 1))
    if (kind === 7) return Object.fromEntries(range(next(5)).map(() => [`k${next(99)}`, value(depth + 1)]))
    return [
      null,
      next(2) === 1,
      next(1e9) - 5e8,
      Math.fround(next(1e6) / 997),
      String.fromCharCode(...range(next(20)).map(() => next(0xffff))),
      '',
    ][kind]
  }
  return range(count).map((n) => post(paths[n % paths.length] ?? '/orders', value(0)))
}
