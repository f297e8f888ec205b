import { expect, it } from 'vitest'
import { GET } from '#app/api/orders.csv/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'

it("writes a table that a spreadsheet reads and doesn't run", async () => {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const place = (externalOrderRef: string, repositoryName: string) =>
    inTransaction((tx) =>
      placeOrder(
        tx,
        customerActor(client),
        placeOrderInput.parse({ repositoryName, documentType: 'Will', location: 'Gent', externalOrderRef }),
      ),
    )
  await place('=HYPERLINK("http://x")', 'Stadsarchief, "Zwarte Doos"')
  await place('B', 'Rijksarchief')
  const get = async (search = '') =>
    (
      await (
        await GET(
          new Request(`http://localhost:3000/api/orders.csv${search}`, { headers: { authorization: `Bearer ${key}` } }),
        )
      ).text()
    ).split('\r\n')
  const [head, newest, older, end] = await get()
  expect(head).toMatch(/^\ufeff?id,status,externalOrderRef,repositoryName,/)
  expect(head).toMatch(/,completedAt,number$/)
  expect(newest).toMatch(/^ord_\w+,open,B,Rijksarchief,Will,Gent,.*,CS-\w{3}-\w{3}$/)
  expect(older).toContain(`,"'=HYPERLINK(""http://x"")","Stadsarchief, ""Zwarte Doos""",`)
  expect(end).toBe('')
  expect(await get('?externalOrderRef=B')).toHaveLength(3)
})
