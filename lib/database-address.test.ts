import { expect, it } from 'vitest'
import { parseAddress, parseReplicas } from '#lib/database-address.ts'

const hostsOf = (url: string) => parseAddress(url).hosts.map(({ host, port }) => `${host} ${port}`)

it('reads one host as it always was', () => {
  const url = 'postgresql://us%40er:p%2Fw@db.example:6432/callslip?sslmode=require'
  expect(parseAddress(url)).toEqual({ hosts: [{ host: 'db.example', port: 6432, url }], mustWrite: false, options: '' })
  expect(hostsOf('postgres://db.example/callslip')).toEqual(['db.example 5432'])
  expect(parseAddress('postgres://localhost/x?target_session_attrs=read-write')).toMatchObject({
    mustWrite: true,
    hosts: [{ url: 'postgres://localhost/x' }],
  })
})

it('reads several hosts as libpq does, each with a URL of its own', () => {
  const url =
    'postgresql://u:p@one:5433,two,[::1]:5434/db?sslmode=verify-full&target_session_attrs=primary&options=-c%20a%3Db'
  expect(parseAddress(url)).toEqual({
    mustWrite: true,
    options: '-c a=b',
    hosts: [
      { host: 'one', port: 5433, url: 'postgresql://u:p@one:5433/db?sslmode=verify-full' },
      { host: 'two', port: 5432, url: 'postgresql://u:p@two/db?sslmode=verify-full' },
      { host: '::1', port: 5434, url: 'postgresql://u:p@[::1]:5434/db?sslmode=verify-full' },
    ],
  })
})

it('reads replicas one by one, whatever is said of what they shall be', () => {
  const url = 'postgresql://u:p@one:5433,two/db?target_session_attrs=prefer-standby&sslmode=require&options=-c%20a%3Db'
  expect(parseReplicas(url)).toEqual([
    { name: 'one:5433', url: 'postgresql://u:p@one:5433/db?sslmode=require&options=-c%20a%3Db' },
    { name: 'two:5432', url: 'postgresql://u:p@two/db?sslmode=require&options=-c%20a%3Db' },
  ])
  expect(() => parseReplicas('postgres://one:a,two/x')).toThrow(/host:port/)
})

it.each([
  ['mysql://db.example/x', /begins with postgres/],
  ['postgres://one:99999,two/x', /host:port/],
  ['postgres://one:a,two/x', /host:port/],
  ['postgres://one,two/x?target_session_attrs=standby', /read-write, primary or any/],
])('refuses %s', (url, reason) => {
  expect(() => parseAddress(url)).toThrow(reason)
})
