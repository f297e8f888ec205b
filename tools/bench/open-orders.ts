import pg from 'pg'
import { newId } from '#lib/ids.ts'
import { type Call } from './load.ts'

// Copies of an order and of its offer without their history, which the worker would take for news.
const copy = `WITH given AS (
    SELECT * FROM unnest($2::text[], $3::text[]) AS g(order_id, offer_id)
  ), o AS (
    INSERT INTO orders (id, environment, client_id, status, repository_name, document_type, location, country_iso_a3, instructions,
      sandbox_mode, pricing_mode, currency, opened_at, created_at, updated_at)
    SELECT g.order_id, environment, client_id, status, repository_name, document_type, location, country_iso_a3, instructions,
      sandbox_mode, pricing_mode, currency, opened_at, created_at, updated_at
    FROM orders, given g WHERE id = $1
    ON CONFLICT (number) DO NOTHING -- drawn twice
    RETURNING id
  )
  INSERT INTO offers (id, order_id, researcher_id, amount_minor, no_find_amount_minor, currency, message, estimated_completion_date,
    status, expires_at, created_at, updated_at)
  SELECT g.offer_id, g.order_id, researcher_id, amount_minor, no_find_amount_minor, currency, message, estimated_completion_date,
    status, expires_at, created_at, updated_at
  FROM offers f, given g JOIN o ON o.id = g.order_id WHERE f.order_id = $1
  RETURNING order_id AS "orderId", id AS "offerId"`

type Open = { orderId: string; offerId: string }

/** Open orders with an offer, each of which can be selected once: made by the thousand, as no customer and researcher could. */
export class OpenOrders {
  readonly #client: pg.Client
  readonly #model: string
  #ready: Open[] = []

  /** `model`: the order with one offer that all of them are like. */
  constructor(url: string, model: string) {
    this.#client = new pg.Client({ connectionString: url, application_name: 'callslip bench' })
    this.#model = model
  }

  connect = () => this.#client.connect()
  end = () => this.#client.end()

  /** Until there are so many. */
  async prepare(count: number): Promise<void> {
    while (this.#ready.length < count) {
      const missing = Math.min(1000, count - this.#ready.length)
      const ids = (kind: 'order' | 'offer') => Array.from({ length: missing }, () => newId(kind))
      const { rows } = await this.#client.query<Open>(copy, [this.#model, ids('order'), ids('offer')])
      this.#ready.push(...rows)
    }
  }

  /** The selection of the next; undefined once they have run out. */
  select(): Call | undefined {
    const next = this.#ready.pop()
    return next && { method: 'POST', path: `/orders/${next.orderId}/offers/${next.offerId}/select`, status: 200 }
  }
}
